import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skyRadius } from '../../../runtime/scene/sky-radius.ts'
import {
  between,
  forward,
  look,
  lookAtFrom,
  orbitAbout,
  type Pose,
  shift,
  type Vec3,
  zoomTowards,
} from '../../../runtime/view/pose.ts'

const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const metres = fc.double({ min: -50, max: 50, noNaN: true })
const pose = fc.record({
  position: fc.tuple(metres, fc.double({ min: 1, max: 40, noNaN: true }), metres),
  yaw: fc.double({ min: -4, max: 4, noNaN: true }),
  pitch: fc.double({ min: -1.4, max: 1, noNaN: true }),
})
const turn = fc.double({ min: -2, max: 2, noNaN: true })

describe('the editing camera', () => {
  it('looks along -z at yaw 0 and to the left of it at a quarter turn', () => {
    expect(forward({ position: [0, 0, 0], yaw: 0, pitch: 0 })[2]).toBeCloseTo(-1)
    expect(forward({ position: [0, 0, 0], yaw: Math.PI / 2, pitch: 0 })[0]).toBeCloseTo(-1)
    expect(forward({ position: [0, 0, 0], yaw: 0, pitch: 0.5 })[1]).toBeCloseTo(Math.sin(0.5))
  })

  it('looks at what it is told to look at', () => {
    const { position, yaw, pitch } = lookAtFrom([1, 2, 3], 0.4, -0.2, 10)
    const [x, y, z] = forward({ position, yaw, pitch })
    expect(
      distance([position[0] + x * 10, position[1] + y * 10, position[2] + z * 10], [1, 2, 3]),
    ).toBeCloseTo(0)
  })

  it('keeps its distance to the pivot while it orbits above the ground, and never goes below it', () => {
    fc.assert(
      fc.property(pose, fc.tuple(metres, fc.constant(0), metres), turn, turn, (from, pivot, yaw, tilt) => {
        const to = orbitAbout(from, pivot, yaw, tilt)
        expect(to.yaw).toBeCloseTo(from.yaw + yaw)
        expect(to.position[1]).toBeGreaterThanOrEqual(0.25)
        if (to.position[1] > 0.2501)
          expect(distance(to.position, pivot)).toBeCloseTo(distance(from.position, pivot), 4)
      }),
    )
  })

  it('does not leave the sky by zooming out, panning or flying, and moves freely where somebody has built outside of it', () => {
    fc.assert(
      fc.property(pose, fc.integer({ min: 1, max: 80 }), (from, steps) => {
        let [zoomed, flown]: [Pose, Pose] = [from, from]
        for (let i = 0; i < steps; i++) {
          zoomed = zoomTowards(zoomed, [0, 0, 0], 1.25)
          flown = shift(flown, 2, 1, -6)
        }
        for (const { position } of [zoomed, flown])
          expect(Math.hypot(...position)).toBeLessThan(skyRadius - 20)
      }),
    )
    const outside: Pose = { position: [400, 5, 0], yaw: 0, pitch: 0 }
    expect(shift(outside, 10, 0, 0).position[0]).toBeCloseTo(410)
    expect(zoomTowards(outside, [380, 0, 0], 2).position[0]).toBeCloseTo(420)
  })

  it('stays inside of the sky however far from the middle it orbits, and looks at far and wide things from inside', () => {
    const wide = fc.double({ min: -140, max: 140, noNaN: true })
    const inside = pose.filter(({ position }) => Math.hypot(...position) < skyRadius - 25)
    fc.assert(
      fc.property(
        inside,
        fc.tuple(wide, fc.constant(0), wide),
        fc.array(turn, { minLength: 8 }),
        (from, pivot, turns) => {
          fc.pre(Math.hypot(...pivot) < skyRadius - 25)
          let now: Pose = from
          for (const by of turns) now = orbitAbout(now, pivot, by, by / 3)
          expect(Math.hypot(...now.position)).toBeLessThan(skyRadius - 20)
          const seen = lookAtFrom(pivot, from.yaw, from.pitch, 600)
          expect(Math.hypot(...seen.position)).toBeLessThan(skyRadius - 20)
        },
      ),
    )
    const around = orbitAbout({ position: [100, 10, 0], yaw: Math.PI / 2, pitch: 0 }, [-60, 0, 0], Math.PI, 0)
    expect(around.position[0], 'on the other side, and nearer').toBeGreaterThan(-170)
    expect(around.position[0]).toBeLessThan(-160)
    const outside: Pose = { position: [400, 5, 0], yaw: 0, pitch: 0 }
    expect(orbitAbout(outside, [380, 0, 0], Math.PI, 0).position[0]).toBeCloseTo(360)
    expect(lookAtFrom([400, 0, 0], 0, 0, 30).position).toEqual([400, 0.25, 30])
  })

  it('zooms towards a point without ever reaching it or the ground', () => {
    fc.assert(
      fc.property(
        pose,
        fc.tuple(metres, fc.constant(0), metres),
        fc.integer({ min: 1, max: 80 }),
        (from, point, steps) => {
          let now: Pose = from
          for (let i = 0; i < steps; i++) now = zoomTowards(now, point, 0.8)
          expect(now.position[1]).toBeGreaterThanOrEqual(0.25)
          expect(distance(now.position, point)).toBeGreaterThanOrEqual(0.25)
          expect(distance(now.position, point)).toBeLessThanOrEqual(distance(from.position, point) + 1e-9)
        },
      ),
    )
  })

  it('pans along the picture and never rolls over when it looks round', () => {
    expect(shift({ position: [0, 5, 0], yaw: Math.PI / 2, pitch: 0 }, 2, 1, 0).position[2]).toBeCloseTo(-2)
    expect(look({ position: [0, 1, 0], yaw: 0, pitch: 0 }, 0, 9).pitch).toBeLessThan(Math.PI / 2)
    expect(look({ position: [0, 1, 0], yaw: 0, pitch: 0 }, 0, -9).pitch).toBeGreaterThan(-Math.PI / 2)
  })

  it('turns the short way round on its flight', () => {
    const half = between(
      { position: [0, 1, 0], yaw: 3, pitch: 0 },
      { position: [2, 1, 0], yaw: -3, pitch: 0 },
      0.5,
    )
    expect(half.position[0]).toBe(1)
    expect(half.yaw).toBeCloseTo(Math.PI, 5)
  })
})
