import * as Y from 'yjs'
import { boundedStateDecoder } from '../../model/document/bounded-decoder.ts'

/** Parts of a document that are tried at all. The server keeps projects of less than half as many. */
export const mostForeignParts = 1_000_000
const ForeignDecoder = boundedStateDecoder(mostForeignParts)

/**
 * Fills `document` with a whole state (update, version 2) that somebody gave us. Throws `TooManyParts` in the middle of one that is made of
 * more parts than any project, and what Yjs throws when it cannot decode the bytes.
 */
export function applyForeignState(document: Y.Doc, state: Uint8Array): void {
  Y.applyUpdateV2(document, state, undefined, ForeignDecoder)
}
