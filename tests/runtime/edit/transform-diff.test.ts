import { describe, expect, it } from 'vitest'
import { roundTransform, transformDiff } from '../../../runtime/edit/transform-diff.ts'
import { frameEntity } from '../support/frame-entity.ts'

const { id, position, rotation, scale } = frameEntity('tree', { position: [1, 2, 3] })
const before = { position, rotation, scale }

describe('transformDiff', () => {
  it('names only what changed, rounded to 1e-4', () => {
    const after = { ...before, position: [1.123456, 2, 3] as const }
    expect(transformDiff(id, before, after)).toEqual({ entityId: id, position: [1.1235, 2, 3] })
  })

  it('is null when the difference is below what is stored', () => {
    expect(transformDiff(id, before, { ...before, rotation: [0.00003, 0, 0] })).toBeNull()
  })

  it('carries several changed parts at once', () => {
    const after = { position, rotation: [0, 45, 0] as const, scale: [2, 2, 2] as const }
    expect(transformDiff(id, before, after)).toEqual({ entityId: id, rotation: [0, 45, 0], scale: [2, 2, 2] })
  })
})

describe('roundTransform', () => {
  it('never lets a scale reach zero and never writes a negative zero', () => {
    const rounded = roundTransform({ position: [-0.00001, 0, 0], rotation, scale: [0, -0.001, 0.5] })
    expect(rounded.scale).toEqual([0.01, -0.01, 0.5])
    expect(Object.is(rounded.position[0], 0)).toBe(true)
  })

  it('keeps what a learner could never reach again within the bounds of the document', () => {
    expect(roundTransform({ position: [1e9, 0, -1e9], rotation, scale }).position).toEqual([
      100_000, 0, -100_000,
    ])
  })
})
