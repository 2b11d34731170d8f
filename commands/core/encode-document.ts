import * as Y from 'yjs'

/** A whole document as one Yjs update (v2), as a project file holds it. */
export const encodeDocument = (document: Y.Doc): Uint8Array => Y.encodeStateAsUpdateV2(document)
