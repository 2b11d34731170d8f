import type { AssetId } from '../../model/ids.ts'

/** A project as it goes into a file and comes out of one. */
export interface ProjectFile {
  readonly name: string
  /** The document as one Yjs update (v2). */
  readonly update: Uint8Array
  /** The bytes of the project's assets, as far as they are known. */
  readonly assets: readonly { readonly id: AssetId; readonly bytes: Uint8Array }[]
}

/** The end of a project file's name. */
export const projectExtension = '.nestling-project'
