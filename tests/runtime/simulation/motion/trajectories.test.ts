import { describe, expect, test } from 'vitest'
import { templatePlayer } from '../../../../content/templates/template-player.ts'
import type { MotionSettings } from '../../../../runtime/simulation/motion/player-motion.ts'
import { stepsPerSecond } from '../../../../runtime/simulation/simulation.ts'
import type { Box } from '../../../../runtime/simulation/space/box.ts'
import { walkPath } from './walk-path.ts'

/** The rulings' players: of the starter scenes, of the tree house, and on the moon. */
const players: readonly (readonly [name: string, settings: MotionSettings])[] = [
  ['1 × 2 × 1 with 9.81', templatePlayer],
  ['1.4 × 2.2 with 9.81', { ...templatePlayer, width: 1.4, height: 2.2, maxClimbAngle: 59.9 }],
  ['1 × 2 × 1 with 1.62', { ...templatePlayer, gravity: 1.62 }],
]
const step = 1 / stepsPerSecond
/** What bodies keep from one another, metres. */
const gap = 0.02

describe.each(players)('[E12] a player of %s', (_, settings) => {
  const { width, height, depth, gravity: g, jumpStartSpeed: v, movementSpeed } = settings

  test('jumps along the parabola v·t − ½·g·t² while walking on at its speed', () => {
    // The first step finds the ground.
    const path = walkPath([0, 0, 0], 2000, (n) => ({ forward: 1, jumps: n === 1 }), [], settings).slice(1)
    const landing = path.findIndex(([, y], n) => n > 0 && y === 0)
    // It lands within a step of 2·v/g.
    expect(Math.abs((landing + 1) * step - (2 * v) / g)).toBeLessThanOrEqual(step)
    path.slice(0, landing).forEach(([, y, z], n) => {
      const t = (n + 1) * step
      // A step's speed is that of its end: half a step's fall below the parabola, and exactly that.
      expect(y).toBeCloseTo(v * t - 0.5 * g * t ** 2 - 0.5 * g * step * t, 8)
      expect(z).toBeCloseTo(-movementSpeed * (t + step), 8)
    })
    const top = Math.max(...path.map(([, y]) => y))
    expect(Math.abs(top - v ** 2 / (2 * g))).toBeLessThan((v * step) / 2 + 0.5 * g * step ** 2)
  })

  test('falls from 20 m in the time √(2·h/g)', () => {
    const path = walkPath([0, 20, 0], 2000, () => ({}), [], settings)
    const landing = path.findIndex(([, y]) => y === 0)
    expect(Math.abs((landing + 1) * step - Math.sqrt(40 / g))).toBeLessThanOrEqual(step)
  })

  test('is as deep, wide and high as its size: before a wall, in a gate and under a beam', () => {
    const wall: Box = { min: [-50, 0, -12], max: [50, 9, -10] }
    const [, , z] = walkPath([0, 0, -8], 600, () => ({ forward: 1 }), [wall], {
      ...settings,
      movementSpeed: 1,
    }).at(-1) ?? [0, 0, 0]
    expect(z - -10 - depth / 2).toBeGreaterThanOrEqual(0)
    expect(z - -10 - depth / 2).toBeLessThanOrEqual(step + gap)
    const gate = (open: number): readonly Box[] => [
      { min: [-9, 0, -3], max: [-open / 2, 9, -2] },
      { min: [open / 2, 0, -3], max: [9, 9, -2] },
    ]
    const beam = (under: number): readonly Box[] => [{ min: [-9, under, -3], max: [9, 9, -2] }]
    const passes = (obstacles: readonly Box[]) =>
      (walkPath([0, 0, 0], 120, () => ({ forward: 1 }), obstacles, settings).at(-1)?.[2] ?? 0) < -5
    expect([passes(gate(width + 2 * gap)), passes(gate(width - 2 * gap))]).toEqual([true, false])
    expect([passes(beam(height + gap)), passes(beam(height - gap))]).toEqual([true, false])
  })

  test('jumps again in the air with multi-jump, and never rises faster than its jump speed', () => {
    const path = walkPath([0, 0, 0], 60, (n) => ({ jumps: n > 0 }), [], { ...settings, multiJump: true })
    const rises = path.slice(1).map(([, y], n) => y - (path[n]?.[1] ?? 0))
    const fastest = Math.max(...rises) * stepsPerSecond
    expect(fastest).toBeLessThanOrEqual(settings.jumpSpeed)
    expect(fastest).toBeGreaterThan(settings.jumpSpeed - 2 * g * step)
  })
})
