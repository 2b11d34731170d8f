/** One file of an export; a large one comes in pieces. */
export interface ExportedFile {
  readonly path: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
}

/** JSON for people: with line breaks. */
export const jsonFile = (path: string, value: unknown): ExportedFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})
