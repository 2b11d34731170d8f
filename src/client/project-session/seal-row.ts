import { hashBytes } from '../../../model/hash.ts'

/** Stands between an update and its hash; Yjs reads an update up to its own end and ignores what follows. */
const mark = new TextEncoder().encode('nst1')
const digestLength = 16
const trailerLength = mark.length + digestLength

/** An update (v1) with its hash behind it: still an update for Yjs, and damage to it is found (`openRow`). */
export function sealRow(update: Uint8Array): Uint8Array {
  const row = new Uint8Array(update.length + trailerLength)
  row.set(update)
  row.set(mark, update.length)
  row.set(new TextEncoder().encode(hashBytes(update)), update.length + mark.length)
  return row
}

/** What a row holds. `isSealed: false`: it was not written by `sealRow`, so nobody knows whether it is as it was. */
export interface OpenedRow {
  readonly update: Uint8Array
  readonly isSealed: boolean
}

/** Opens a row; `undefined` when it is not what was sealed. */
export function openRow(row: Uint8Array): OpenedRow | undefined {
  const end = row.length - trailerLength
  if (end < 0 || mark.some((byte, index) => row[end + index] !== byte))
    return { update: row, isSealed: false }
  const update = row.subarray(0, end)
  const digest = new TextDecoder().decode(row.subarray(end + mark.length))
  return digest === hashBytes(update) ? { update, isSealed: true } : undefined
}
