import { expect, test } from 'vitest'
import { usualPlayer } from '../../../../model/components/usual-player.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { entityId, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const walk = (right: number, forward: number): RunInput => ({ kind: 'walk', right, forward })

/** Where the player is after a second of what happens in its first step, and what the program can do about it. */
async function afterASecond(inputs: readonly RunInput[], source = '') {
  const { simulation } = await runProgram({
    entities: [playerEntity({ position: [0, 0, 0] })],
    tabs: { Tab1: source },
    seconds: 1,
    inputs: { 1: [...inputs] },
  })
  const { position } = simulation.entities.get(entityId('player')) ?? { position: [0, 0, 0] }
  return { x: position[0] ?? 0, z: position[2] ?? 0, simulation }
}

test('a stick walks by its share of the speed, to every side, and never faster than the keys', async () => {
  const whole = await afterASecond([walk(0, 1)])
  expect(whole.z).toBeCloseTo(-usualPlayer.movementSpeed, 6)
  expect((await afterASecond([walk(0, 0.5)])).z).toBeCloseTo(whole.z / 2, 6)
  expect(await afterASecond([walk(-0.25, -0.5)])).toMatchObject({
    x: expect.closeTo(whole.z / 4, 6),
    z: expect.closeTo(-whole.z / 2, 6),
  })
  const corner = await afterASecond([walk(1, 1)])
  expect(Math.hypot(corner.x, corner.z)).toBeCloseTo(-whole.z, 6)
  const keys = await afterASecond([{ kind: 'key', phase: 'down', key: 'w' }])
  expect(keys.z).toBe(whole.z)
})

test('a program that forbids walking forbids it to the stick', async () => {
  const { x, z, simulation } = await afterASecond([walk(1, 1)], 'player.canMove = false')
  expect([x, z]).toEqual([0, 0])
  expect(simulation.legs).toEqual({ walks: false, jumps: true })
})

test('the run knows which keys its programs ask for', async () => {
  const { simulation } = await afterASecond(
    [],
    "onKey(' ', () => 1)\nonKeyUp('Q', () => 1)\nonKeyHeld('ArrowLeft', () => 1)\nif (isKeyDown('7')) wait(1)",
  )
  expect([...simulation.wantedKeys]).toEqual(['space', 'q', 'left', '7'])
  expect((await afterASecond([])).simulation.wantedKeys.size).toBe(0)
})
