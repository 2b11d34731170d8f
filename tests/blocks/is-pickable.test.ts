import { expect, test } from 'vitest'
import { isPickable } from '../../src/blocks/is-pickable.ts'

test('code is about things, the player and the camera, not about the pointer or the sky', () => {
  const kinds = ['primitive', 'player', 'camera', 'cursor', 'environment'] as const
  expect(kinds.filter((kind) => isPickable({ kind }))).toEqual(['primitive', 'player', 'camera'])
})
