import { describe, expect, test } from 'vitest'
import { readCommentRecord } from '../../../model/blocks/comment-record.ts'
import { commentRegisters } from '../../../model/blocks/comment-registers.ts'

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
