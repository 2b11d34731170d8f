/** A file of the library as it goes into a model. */
export interface ExportFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** A media type. Pictures are PNG, JPEG or WebP: glTF has no others. */
  readonly type: string
  /** Pixels of a picture. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** Finds a file by what components call it; `undefined` for one that is not there or that glTF has no place for. */
export type FindFile = (source: string) => Promise<ExportFile | undefined>
