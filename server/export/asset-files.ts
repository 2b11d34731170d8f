import { assetTypes } from '../../model/assets/asset.ts'
import type { AssetHolder, AssetRecord } from '../storage/ports/assets.ts'
import type { ExportTools } from './export-tools.ts'
import { type ExportedFile, jsonFile } from './exported-file.ts'

const assetsPerPage = 100
/** Of a key: enough to tell files of one name apart. */
const keyStart = 8

async function assetsOf(
  userId: string,
  { storage, now }: Pick<ExportTools, 'storage' | 'now'>,
): Promise<readonly AssetRecord[]> {
  const holder: AssetHolder = `person:${userId}`
  const found: AssetRecord[] = []
  for (const type of assetTypes) {
    for (let page = 1, isMore = true; isMore; page += 1) {
      const records =
        (await storage.assets.list([holder], { type, search: '', limit: assetsPerPage, page }, now())) ?? []
      found.push(...records)
      isMore = records.length === assetsPerPage
    }
  }
  return found
}

/** Where a file lies in the zip: a name can lead out of no folder. */
const pathOf = ({ type, name, key }: AssetRecord): string =>
  `assets/${type}/${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '_').slice(0, 80)}-${key.slice(0, keyStart)}.${key.split('.').at(-1)}`

/** What somebody has uploaded: a list, and the files themselves, none of them in memory as a whole. */
export async function* assetFiles(userId: string, tools: ExportTools): AsyncGenerator<ExportedFile> {
  const records = await assetsOf(userId, tools)
  yield jsonFile(
    'assets.json',
    records.map((record) => ({ ...record, file: pathOf(record) })),
  )
  for (const record of records) {
    if ((await tools.blobs.size(record.key)) === undefined) {
      tools.logger.error({ key: record.key }, 'a file is missing in an export')
      continue
    }
    yield { path: pathOf(record), bytes: await tools.blobs.read(record.key) }
  }
}
