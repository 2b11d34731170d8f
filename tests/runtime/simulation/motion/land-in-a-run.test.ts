import { expect, test } from 'vitest'
import type { Environment } from '../../../../model/components/environment.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { landHeight } from '../../../../runtime/land/land-height.ts'
import { seaLevel, steepnessOf } from '../../../../runtime/land/land-of-preset.ts'
import { entityId, type frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'
import { environmentEntity } from '../../support/environment-entity.ts'

type Place = readonly [number, number, number]

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })

/** Where the player is after each step of walking ahead (−z), from a place. */
async function walks(
  entities: readonly ReturnType<typeof frameEntity>[],
  position: [number, number, number],
  seconds: number,
  more: Readonly<Record<number, readonly RunInput[]>> = {},
  player = {},
): Promise<readonly Place[]> {
  const path: Place[] = []
  await runProgram({
    entities: [...entities, playerEntity({ position, ...player })],
    tabs: {},
    seconds,
    inputs({ entities }, step) {
      path.push(entities.get(entityId('player'))?.position ?? [0, 0, 0])
      return more[step] ?? (step === 1 ? [key('down', 'w')] : [])
    },
  })
  return path
}

test.each(['forest', 'desert', 'plain', 'snow'] as const)(
  '[E12] %s: one walks up the hills around and down again, with the feet on the land that is drawn',
  async (preset) => {
    const heightAt = landHeight(steepnessOf[preset])
    const path = await walks([environmentEntity(preset)], [4, 0, 70], 13)
    expect(path.at(-1)?.[2]).toBeLessThan(-50)
    for (const [x, y, z] of path.slice(60))
      expect(Math.abs(y - (heightAt(x, z)?.height ?? 0))).toBeLessThan(0.02)
    expect(Math.max(...path.map(([, y]) => y))).toBeGreaterThan(0.3)
    expect(path.some(([, y]) => y === 0)).toBe(true)
  },
)

test('without an environment, and under one that is hidden, the ground is level as far as one walks', async () => {
  for (const entities of [[], [environmentEntity('forest', { isHidden: true })]]) {
    const path = await walks(entities, [0, 0, 0], 6)
    expect(path.at(-1)?.[2]).toBeLessThan(-50)
    expect(path.every(([, y]) => y === 0)).toBe(true)
  }
})

test('[E12] off an island one wades into the sea, swims at half the speed with the head above the water, jumps in it, and comes out again', async () => {
  const out = await walks([environmentEntity('island')], [0, 0, 0], 14)
  const depths = out.map(([, y]) => y)
  const keel = seaLevel - 2.2 * 0.5
  expect(Math.min(...depths)).toBeGreaterThan(keel - 0.01)
  expect(out.at(-1)?.[1]).toBeCloseTo(keel, 1)
  const speed = (from: number) => (out[from]?.[2] ?? 0) - (out[from + 60]?.[2] ?? 0)
  expect(speed(5)).toBeCloseTo(10, 0)
  expect(speed(700)).toBeCloseTo(5, 0)

  const jump = await walks([environmentEntity('island')], [0, keel, -60], 2, { 20: [key('down', 'space')] })
  expect(jump[10]?.[1]).toBeCloseTo(keel, 1)
  expect(Math.max(...jump.map(([, y]) => y))).toBeGreaterThan(keel + 1)
  expect(jump.at(-1)?.[1]).toBeCloseTo(keel, 1)

  const back = await walks([environmentEntity('island')], [0, keel, 60], 12)
  expect(back.some(([, y]) => y === 0)).toBe(true)
})

test('a hill that is too steep for somebody is not walked up', async () => {
  const component = playerEntity({}).components.player
  const gentle = { components: { player: { ...Object(component), maxClimbAngle: 2 } } }
  const path = await walks([environmentEntity('forest')], [0, 0, 0], 6, {}, gentle)
  expect(path.at(-1)?.[2]).toBeGreaterThan(-30)
})

test('[E12] how the player is on its way: it walks on hills, jumps, and swims where the water is deep', async () => {
  const gaits = async (preset: Environment['preset'], position: [number, number, number], jumpAt = 0) => {
    const seen = new Set<string>()
    await runProgram({
      entities: [environmentEntity(preset), playerEntity({ position })],
      tabs: {},
      seconds: 4,
      inputs({ gait }, step) {
        if (step > 10) seen.add(gait)
        if (step === jumpAt) return [key('down', 'space')]
        return step === 1 ? [key('down', 'w')] : []
      },
    })
    return [...seen].sort()
  }
  expect(await gaits('forest', [3, 0, -14])).toEqual(['grounded'])
  expect(await gaits('plain', [0, 0, 0], 30)).toEqual(['airborne', 'grounded'])
  expect(await gaits('island', [0, -2, -60])).toEqual(['swimming'])
})
