import { expect, test } from 'vitest'
import { templatePlayer } from '../../../../content/templates/template-player.ts'
import { canLand } from '../../../../runtime/simulation/motion/landing.ts'
import type { MotionSettings } from '../../../../runtime/simulation/motion/player-motion.ts'
import { entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const settings: MotionSettings = templatePlayer
const hedge = { min: [-5, 0, 4], max: [5, 2, 5] } as const
const bench = { min: [-2, 0, 4], max: [2, 0.5, 5] } as const

test('one lands on the ground and on top of things, not in the air', () => {
  expect(canLand([0, 0, 0], [0, 0, 6], settings, [])).toBe(true)
  expect(canLand([0, 0, 0], [0, 1, 6], settings, [])).toBe(false)
  expect(canLand([0, 0, 0], [0, 0.5, 4.5], settings, [bench])).toBe(true)
})

test('one lands only where there is room, and not beyond what walls one in', () => {
  expect(canLand([0, 0, 0], [0, 0, 5.2], settings, [bench])).toBe(false)
  expect(canLand([0, 0, 0], [0, 0, 8], settings, [bench])).toBe(true)
  expect(canLand([0, 0, 0], [0, 0, 8], settings, [hedge])).toBe(false)
  expect(canLand([0, 0, 0], [0, 2, 4.5], settings, [hedge])).toBe(false)
  expect(canLand([0, 0, 0], [0, 5, 4.5], { ...settings, collideWithSurfaces: false }, [hedge])).toBe(true)
})

test('a player that is teleported stands there, and stays where it is when it may not', async () => {
  const wall = frameEntity('wall', { position: [0, 1, 6], scale: [20, 2, 1] })
  const at = async (to: readonly [number, number, number], source = '') => {
    const { simulation } = await runProgram({
      entities: [playerEntity(), wall],
      tabs: { Tab: source },
      seconds: 0.2,
      inputs: { 6: [{ kind: 'teleport', to }] },
    })
    return simulation.entities.get(entityId('player'))?.position
  }
  expect(await at([3, 0, -4])).toEqual([3, 0, -4])
  expect(await at([3, 0, 9])).toEqual([0, 0, 0])
  expect(await at([3, 0, -4], 'player.canMove = false')).toEqual([0, 0, 0])
})
