/** What one table holds of a person, under the name of its file. */
export interface RecordList {
  readonly name: string
  /** Times are ISO texts. A long list comes page by page. */
  readonly pages: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>
}

/** Bytes that belong to a person's record: `name` is the list's, a slash and what the record is called, with an extension. */
export interface RecordFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Everything that is kept of a person besides the profile, the files and what the projects hold: read for the person, never for others. */
export interface PersonalRecords {
  /** Only lists that hold something. */
  lists(userId: string): AsyncIterable<RecordList>
  files(userId: string): AsyncIterable<RecordFile>
}
