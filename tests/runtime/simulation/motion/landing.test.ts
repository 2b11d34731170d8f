import { expect, test } from 'vitest'
import { templatePlayer } from '../../../../content/templates/template-player.ts'
import { affineOf } from '../../../../model/space/affine.ts'
import { canLand } from '../../../../runtime/simulation/motion/landing.ts'
import type { Obstacle } from '../../../../runtime/simulation/motion/obstacle.ts'
import type { MotionSettings } from '../../../../runtime/simulation/motion/player-motion.ts'
import { slantOfPart } from '../../../../runtime/simulation/motion/slant.ts'
import { boxAround } from '../../../../runtime/simulation/space/box.ts'
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

/** A plank that rises towards −z from the ground at z = 0, wide and 20 m long. */
function hill(angle: number): Obstacle {
  const frame = affineOf([0, 0, 0], [angle, 0, 0], [1, 1, 1])
  const part = { min: [-6, -0.2, -20], max: [6, 0, 0] } as const
  const slant = slantOfPart(part, frame)
  if (!slant) throw new Error('level')
  return { ...boxAround(frame, part), slant }
}
const heightOn = (angle: number, z: number) => -z * Math.tan((angle * Math.PI) / 180)

test.each([
  [20, {}, true],
  [59, {}, true],
  [61, {}, false],
  [20, { hillClimbing: false }, false],
  [61, { maxClimbAngle: 90 }, true],
] as const)('one lands on a slope of %d° that one could walk up (%o): %s', (angle, change, isLet) => {
  const climber = { ...settings, ...change }
  const to = [0, heightOn(angle, -0.8), -0.8] as const
  expect(canLand([0, 0, 3], to, climber, [hill(angle)])).toBe(isLet)
  expect(canLand([0, 0, 3], [0, to[1] + 0.5, -0.8], climber, [hill(angle)]), 'over it').toBe(false)
})

test('one comes up a slope bound by bound, and not through it', () => {
  const [low, high] = [-4, -7].map((z) => [0, heightOn(25, z), z] as const)
  if (!low || !high) throw new Error('no places')
  expect(canLand(low, high, settings, [hill(25)])).toBe(true)
  expect(canLand(high, low, settings, [hill(25)])).toBe(true)
  expect(canLand([0, 0, 3], high, settings, [hill(25)]), 'higher than by a jump').toBe(false)
  expect(canLand([0, 0, -14], [0, 0, -16], settings, [hill(25)]), 'below it').toBe(true)
  expect(canLand([0, 0, -10], high, { ...settings, jumpStartSpeed: 9 }, [hill(25)]), 'from below').toBe(false)
})

test('a player that is teleported onto a slope stands on it, and stays where it is when that is too steep', async () => {
  const plank = (angle: number) => frameEntity('plank', { rotation: [angle, 0, 0], scale: [12, 0.002, 40] })
  const at = async (angle: number) => {
    const { simulation } = await runProgram({
      entities: [playerEntity({ position: [0, 0, 3] }), plank(angle)],
      tabs: {},
      seconds: 1,
      inputs: { 6: [{ kind: 'teleport', to: [0, heightOn(angle, -0.8), -0.8] }] },
    })
    return simulation.entities.get(entityId('player'))?.position
  }
  expect(await at(40)).toEqual([0, expect.closeTo(heightOn(40, -0.8), 2), -0.8])
  expect(await at(70)).toEqual([0, 0, 3])
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
