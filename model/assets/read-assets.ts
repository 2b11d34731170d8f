import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { limits } from '../document/limits.ts'
import type { Records, StoredRecord } from '../document/records.ts'
import { compareClaims, readStamp, type Stamp } from '../document/stamp.ts'
import { type NameClaim, uniqueNames } from '../document/unique-names.ts'
import { AssetId } from '../ids.ts'
import type { JsonValue } from '../json.ts'
import { type Asset, type AssetType, assetTypes, licences } from './asset.ts'

/** What a project’s records of assets say. */
export interface ReadAssets {
  /** Removed ones included, in the order in which they came to the project. */
  readonly assets: readonly Asset[]
  /** Ids of records that cannot be read. */
  readonly broken: readonly string[]
}

/** The assets of a project. Among those of a type that are not removed the first born keeps its name. */
export function readAssets(records: Records): ReadAssets {
  const readable: (Asset & Stamp)[] = []
  const broken: string[] = []
  for (const id of records.ids('assets')) {
    const asset = readAsset(id, records.record('assets', id) ?? {})
    if (asset) readable.push(asset)
    else broken.push(id)
  }
  readable.sort(compareClaims)
  const names = namesByType(readable)
  const assets = readable.map(({ t: _t, c: _c, ...asset }) =>
    Object.freeze({ ...asset, name: names.get(asset.id) ?? asset.name }),
  )
  return { assets: Object.freeze(assets), broken: Object.freeze(broken.sort()) }
}

function namesByType(assets: readonly (Asset & Stamp)[]): ReadonlyMap<string, string> {
  const claims = new Map<AssetType, NameClaim[]>(assetTypes.map((type) => [type, []]))
  for (const asset of assets) if (!asset.isRemoved) claims.get(asset.type)?.push(asset)
  return new Map([...claims.values()].flatMap((list) => [...uniqueNames(list)]))
}

function readAsset(id: string, record: StoredRecord): (Asset & Stamp) | undefined {
  const assetId = AssetId.safeParse(id)
  const type = assetTypes.find((known) => known === record.type)
  const { name, key, link, disabled, born, credit, licence, ms } = record
  if (!assetId.success || !type || typeof name !== 'string') return undefined
  return {
    id: assetId.data,
    type,
    name: cutText(name, limits.nameLength),
    key: bounded(key, limits.assetKeyLength),
    link: bounded(link, limits.linkLength),
    ...(typeof ms === 'number' && ms >= 0 ? { milliseconds: ms } : {}),
    isDisabled: disabled === true,
    credit: bounded(credit, limits.creditLength),
    licence: licences.find((known) => known === licence) ?? 'unknown',
    isRemoved: isDeleted(record),
    ...readStamp(born),
  }
}

const bounded = (value: JsonValue | undefined, length: number): string =>
  typeof value === 'string' && value.length <= length ? value : ''
