/** One file of an export. */
export interface ExportedFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** JSON for people: with line breaks. */
export const jsonFile = (path: string, value: unknown): ExportedFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})
