// The little of Node that the tests use. Its own types would clash with those of a browser.

declare module "node:test" {
  export default function test(name: string, run: () => void | Promise<void>): void;
}

declare module "node:timers/promises" {
  export function setImmediate(): Promise<void>;
}

declare module "node:assert/strict" {
  const assert: {
    equal<T>(actual: T, expected: T): void;
    deepEqual<T>(actual: T, expected: T): void;
    rejects(promise: Promise<unknown>, expected: RegExp | (new () => Error)): Promise<void>;
  };
  export default assert;
}
