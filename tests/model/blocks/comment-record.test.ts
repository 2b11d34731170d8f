import { describe, expect, test } from 'vitest'
import { maxCoordinate } from '../../../model/blocks/block-record.ts'
import { readCommentRecord } from '../../../model/blocks/comment-record.ts'
import { commentRegisters } from '../../../model/blocks/comment-registers.ts'
import type { StoredRecord } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'

const usual = {
  x: 0,
  y: 0,
  width: 120,
  height: 100,
  collapsed: false,
  editable: true,
  movable: true,
  deletable: true,
}

describe('readCommentRecord', () => {
  test('reads what was stored', () => {
    const comment = {
      ...usual,
      id: 'c',
      text: 'Springt!',
      x: -3,
      y: 4.5,
      width: 200,
      height: 80,
      collapsed: true,
      movable: false,
    }
    const stored = { ...commentRegisters(comment), del: { t: 1, c: 'ana' } }
    expect(readCommentRecord('c', stored)).toEqual({ comment, isDeleted: true })
    expect(readCommentRecord('c', stored)).toBe(readCommentRecord('c', stored))
  })

  test('takes places within a million pixels and sizes up to 10,000, and each switch for what it says', () => {
    const read = (stored: StoredRecord) => readCommentRecord('c', { text: 'x', ...stored })?.comment
    for (const x of [-maxCoordinate, maxCoordinate])
      expect(read({ at: { x, y: x } })).toMatchObject({ x, y: x })
    for (const x of [-maxCoordinate - 1, maxCoordinate + 1, null, '5'])
      expect(read({ at: { x, y: x } })).toMatchObject({ x: 0, y: 0 })
    for (const side of [0, 10_000])
      expect(read({ size: { width: side, height: side } })).toMatchObject({ width: side, height: side })
    for (const side of [-1, 10_001, true])
      expect(read({ size: { width: side, height: side } })).toMatchObject({ width: 120, height: 100 })
    for (const key of ['collapsed', 'editable', 'movable', 'deletable'] as const)
      for (const value of [true, false]) expect(read({ [key]: value })?.[key]).toBe(value)
  })

  test('takes any deletion but null and false for one', () => {
    const isDeleted = (del: JsonValue) => readCommentRecord('c', { text: 'x', del })?.isDeleted
    expect([null, false, true, 0, { t: 1, c: '' }].map(isDeleted)).toEqual([false, false, true, true, true])
    expect(readCommentRecord('c', { text: 'x' })?.isDeleted).toBe(false)
  })

  test('gives defaults for what is out of bounds, and takes nothing for a comment that has no text', () => {
    const odd = {
      text: 'x'.repeat(30_000),
      at: { x: 1e9, y: 'left' },
      size: [1, 2],
      collapsed: 'yes',
      editable: 0,
      del: null,
    }
    const record = readCommentRecord('c', odd)
    expect(record).toEqual({ comment: { ...usual, id: 'c', text: 'x'.repeat(20_000) }, isDeleted: false })
    expect(readCommentRecord('c', { at: { x: 1, y: 1 } })).toBeNull()
    expect(readCommentRecord('c', { text: 5 })).toBeNull()
    expect(readCommentRecord('', { text: 'x' })).toBeNull()
  })
})
