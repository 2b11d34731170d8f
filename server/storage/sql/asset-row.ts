import type { AssetHolder, AssetRecord } from '../ports/assets.ts'
import type { AssetTables } from '../tables/asset-tables.ts'

export const assetColumns = [
  'key',
  'type',
  'name',
  'bytes',
  'thumbnail_key',
  'width',
  'height',
  'duration_ms',
  'triangles',
  'pixels',
  'created_at',
] as const

type Row = Pick<AssetTables['asset'], (typeof assetColumns)[number]>

export function assetOf(row: Row): AssetRecord {
  const { thumbnail_key: thumbnailKey, duration_ms: duration, bytes, created_at: createdAt, ...same } = row
  return { ...same, thumbnailKey, duration, bytes: Number(bytes), createdAt: Number(createdAt) }
}

/** Reads a stored holder. Throws on anything else: only this program writes them. */
export function holderOf(text: string): AssetHolder {
  const [kind, id] = text.split(':')
  if (kind === 'person' || kind === 'anonymous') return `${kind}:${id ?? ''}`
  throw new Error(`not a holder: ${kind}`)
}

/** The account of a holder; `null` for a browser without one. */
export const userIdOf = (holder: AssetHolder): string | null =>
  holder.startsWith('person:') ? holder.slice('person:'.length) : null
