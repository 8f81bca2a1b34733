// The data that the server sends, each kind described once for the type checker. No page loads this
// module; `tests/script/test_data.py` compares it with what the server really sends.

/**
 * What a page shows and can react to; unlike other elements these have data and can have the focus.
 * @typedef {HTMLElement | SVGElement} Piece
 */

/**
 * A thing that travelled: the names of the places it left and reached.
 * @typedef {[from: string, to: string]} Move
 */

/**
 * @typedef {object} TableEvent
 * @property {string} text the sentence for the log
 * @property {number} seat
 * @property {Move[]} moves
 */

/**
 * One of a table, where it can be known whose choice it was.
 * @typedef {object} ToldEvent
 * @property {string} text the sentence for the log
 * @property {number} seat
 * @property {Move[]} moves
 * @property {boolean} decided whether it is what this seat itself has chosen
 */

/**
 * A table as one visitor sees it.
 * @typedef {object} Scene
 * @property {number} version grows with every change of the table
 * @property {number | null} seat through whose eyes it is seen; null for those who only watch
 * @property {number[]} asked the seats that the table waits for
 * @property {number[]} mine those of them that belong to this visitor
 * @property {string[]} legal the answers that `seat` may give, in notation
 * @property {string[]} final those of them that give something up for good
 * @property {boolean} urgent whether somebody else's turn has halted until this seat answers
 * @property {boolean} can_ask whether a hint is to be had
 * @property {boolean} can_undo
 * @property {boolean} undo_is_free whether nobody has to agree when something is taken back
 * @property {boolean} over
 * @property {number} since how often others have answered since this visitor did
 * @property {number[]} can_say_why the seats of bots that can be asked
 * @property {string} rule the section of the rules that explains what is asked
 * @property {number | null} pass_to the seat that must take a shared screen before it goes on
 * @property {boolean} anew whether `events` are the whole log and not only what is new in it
 * @property {ToldEvent[]} events
 * @property {string} spread which panels lie on the table
 * @property {string} colours of the seats, by their names
 * @property {number} words lines of the board in words
 * @property {Count[]} finale the points of a game that is over, source after source
 */

/**
 * What a source of points has brought.
 * @typedef {object} Count
 * @property {string} title
 * @property {number[]} points of each seat
 * @property {string[]} places where it lies; one that ends with a hyphen stands for several
 */

/**
 * News of a table: the scene, and new HTML for the elements with these ids.
 * @typedef {Scene & { fragments: Record<string, string> }} Push
 */

/**
 * What the table's page may have to say; words in braces are gaps.
 * @typedef {object} TableTexts
 * @property {string} title
 * @property {string} title_turn
 * @property {string} title_asked
 * @property {string} offline
 * @property {string} copied
 * @property {string} notify_refused
 * @property {string} undo_wished
 * @property {string} since_nothing
 * @property {string} log_more
 * @property {string} log_show
 * @property {string} hint_thinks
 * @property {string} skip
 * @property {string} why
 * @property {string} held {thing}
 * @property {string} held_turning {thing}
 * @property {string} turned {n} {turns}
 * @property {string} put_down {thing}
 */

/**
 * What a bot would do, and why.
 * @typedef {object} Hint
 * @property {string} action in notation
 * @property {string} what the action in words
 * @property {string} why
 * @property {string} more the best alternatives with their chances to win
 */

/**
 * What somebody has done since one's own turn.
 * @typedef {object} Glimpse
 * @property {number} at the moment after it
 * @property {number} seat
 * @property {string} text
 * @property {string} picture
 * @property {boolean} can_say_why whether a bot did it that can be asked
 */

/**
 * A moment of a replay.
 * @typedef {object} Moment
 * @property {number} at after so many answers
 * @property {string} seat through whose eyes: a number, `all` or `public`
 * @property {number} previous
 * @property {number} next
 * @property {number[]} points
 * @property {string} colours of the seats, by their names
 * @property {string} spread which panels lie on the table
 * @property {string} position where it is in the game, in words
 * @property {TableEvent[]} events what led to it from `previous`
 * @property {Record<string, string>} fragments
 */

/**
 * How far a review is, and what has become finer.
 * @typedef {{ looks: number, done: boolean, progress: string, content: string }} ReviewNews
 */

export {};
