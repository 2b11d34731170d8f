/**
 * How a step is reverted, which a recording says of each undo so that it is replayed the same way.
 * - 1, in recordings that say nothing: texts as Yjs does it, which takes the whole piece of a text that came back where a part of it is meant, and the
 *   first piece where it has been cut since.
 * - 2: of a text just what the step is about; each place gets a new time.
 * - 3: places keep the time that they had as well (`claimsPutBack`).
 */
export type RevertWay = 1 | 2 | 3
