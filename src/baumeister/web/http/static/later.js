// What few people want, or only now and then: its script comes when it is wanted first.

/**
 * @template Thing
 * @param {() => Promise<Thing>} load
 */
export function later(load) {
  /** @type {Promise<Thing> | null} */
  let loading = null;
  /** @type {Thing | null} */
  let loaded = null;

  async function want() {
    loading ??= load().then((thing) => (loaded = thing));
    return loading.catch(() => {
      loading = null; // the line may be better next time
      throw new Error(document.body.dataset.offline);
    });
  }

  return { want, here: () => loaded };
}
