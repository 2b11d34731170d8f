import type { PersonalRecords, RecordList } from '../storage/ports/personal-records.ts'
import type { ExportedFile } from './exported-file.ts'

/** A JSON list, a line for each record, made while it is read. */
async function* jsonList({ pages }: RecordList): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const page of pages) {
    const lines = page.map((record) => JSON.stringify(record)).join(',\n')
    yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${lines}`)
    isFirst = false
  }
  yield Buffer.from('\n]\n')
}

/** The lists of what is kept of a person, and the bytes that belong to them. */
export async function* recordFiles(records: PersonalRecords, userId: string): AsyncGenerator<ExportedFile> {
  for await (const list of records.lists(userId)) {
    yield { path: `records/${list.name}.json`, bytes: jsonList(list) }
  }
  for await (const { name, bytes } of records.files(userId)) yield { path: `records/${name}`, bytes }
}
