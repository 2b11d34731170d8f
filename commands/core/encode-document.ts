import * as Y from 'yjs'

/** A whole document as one update, as files and exports hold it. */
export const encodeDocument = (document: Y.Doc): Uint8Array => Y.encodeStateAsUpdate(document)
