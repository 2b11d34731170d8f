import { expect, it } from 'vitest'
import { type FileMoves, withNewest } from '../../../src/workspace/frame/file-moves.ts'

it('knows the movements that a file was last said to have, and those of the last 500 files only', () => {
  let moves: FileMoves = new Map([['asset:fox', ['Run']]])
  moves = withNewest(moves, 'asset:cat', ['Jump'])
  moves = withNewest(moves, 'asset:fox', ['Walk'])
  expect([...moves]).toEqual([
    ['asset:fox', ['Walk']],
    ['asset:cat', ['Jump']],
  ])
  for (let file = 0; file < 600; file++) moves = withNewest(moves, `asset:${file}`, [])
  expect(moves.size).toBe(500)
  expect(moves.has('asset:fox')).toBe(false)
  expect(moves.has('asset:599')).toBe(true)
})
