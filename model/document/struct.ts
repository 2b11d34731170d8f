import type * as Y from 'yjs'

/** One insert of an update or a document, or what is left of it. */
export type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number]
