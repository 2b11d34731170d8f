import { limits } from '../../model/document/limits.ts'

/** Path of the WebSocket on the app's own site. */
export const syncPath = '/sync'

/** Largest WebSocket frame in bytes: a long time of work offline fits in one. */
export const maxFrameBytes = 8 * 1024 * 1024

/** Largest project in bytes of its encoded state. */
export const maxProjectBytes = 10 * 1024 * 1024

/** Shared types inside each other, as a document may hold them. */
export const maxNesting = limits.nesting

/** Largest awareness state of one client in bytes of JSON. */
export const maxPresenceBytes = 2048

/** Largest frame in bytes that is no edit: awareness, messages, tokens. */
export const maxSmallFrameBytes = 16 * 1024

/** Plain values inside each other, as in a list of lists: as deep as a command may write them. */
export const maxValueDepth = limits.valueDepth

/** Parts of one update: single inserts, deleted ranges and values. A whole project of two thousand things has about 60,000. */
export const maxUpdateParts = 200_000

/** Single inserts that a project may remember, deleted ones too; Yjs joins neighbours. */
export const maxProjectParts = 400_000

/** ClientIDs under which one update brings something new. A browser writes under one; a project that was built offline for years has hundreds. */
export const maxUpdateAuthors = 5_000
