import { expect, it } from 'vitest'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import type { RunInput } from '../../protocol/frame/run-input.ts'
import { placeIn } from '../support/courses/players.ts'
import { goalTours } from '../support/templates/goal-tours.ts'
import { runTemplate } from '../support/templates/open-template.ts'
import { tour } from '../support/templates/tour.ts'

const slugs = Object.keys(templates).filter(isTemplateSlug)

it.each(slugs)(
  'whoever walks away for a minute is still in the world %s, and can come back',
  async (slug) => {
    for (const yaw of [0, 80, 170, 260]) {
      const look: RunInput = { kind: 'look', yaw, pitch: 0 }
      const forward: RunInput = { kind: 'key', phase: 'down', key: 'w' }
      const back: RunInput = { kind: 'look', yaw: yaw + 180, pitch: 0 }
      let furthest = 0
      const ran = await runTemplate(slug, {
        seconds: 62,
        inputs(simulation, step) {
          const [x, , z] = placeIn(simulation, 'player')
          furthest = Math.max(furthest, Math.hypot(x, z))
          return step === 1 ? [look, forward] : step === 3_600 ? [back] : []
        },
      })
      const [x, y, z] = placeIn(ran.simulation, 'player')
      expect(furthest).toBeLessThanOrEqual(120.1)
      expect(Math.abs(y)).toBeLessThan(60)
      // Nothing holds who turns round at the end.
      if (furthest > 119) expect(Math.hypot(x, z)).toBeLessThan(furthest - 1)
    }
  },
)

it('the dinosaur of the arena never stands before a star that it does not catch, and wins when nobody plays', async () => {
  for (const seed of [1, 2, 3, 4]) {
    let [lies, longest, last] = [0, 0, '']
    const ran = await runTemplate('arena', {
      seconds: 90,
      seed,
      inputs(simulation) {
        const place = String(placeIn(simulation, 'star'))
        lies = place === last ? lies + 1 : 0
        last = place
        longest = Math.max(longest, lies)
        const [, height] = placeIn(simulation, 't-rex')
        expect(height).toBeCloseTo(0, 3)
        return []
      },
    })
    expect(longest / 60).toBeLessThan(15)
    expect(ran.changes.map(({ text }) => text)).toContain('I have five! Once more!')
  }
})

it('two quick presses of its button start the rocket once', async () => {
  const { stops } = goalTours['rocket-launch'] ?? { stops: [] }
  const toButton = stops.slice(0, -2)
  for (const twice of [
    (inputs: readonly RunInput[]) => inputs.flatMap((input) => [input, input]),
    (inputs: readonly RunInput[]) => inputs,
  ]) {
    const plays = tour([...toButton, { click: 'button' }, { click: 'button' }, { wait: 13 }])
    const ran = await runTemplate('rocket-launch', {
      seconds: 46,
      inputs: (simulation, step) => {
        const inputs = plays(simulation, step)
        return inputs.some(({ kind }) => kind === 'click') ? twice(inputs) : inputs
      },
    })
    const begun = ran.effects.flatMap((effect) =>
      effect.kind === 'sound' && effect.does === 'begin' && 'sound' in effect.what ? [effect.what.sound] : [],
    )
    expect(begun.filter((sound) => sound === 'pop')).toHaveLength(10)
    expect(begun.filter((sound) => sound === 'rocket')).toHaveLength(1)
  }
})

/** What drives or walks round by itself, and what it must not come nearer to than so many metres, seen from above. */
it.each([
  ['rocket-launch', 'fuel-car', { 'fuel-can-1': 1.2 }],
  ['space', 'rover', { 'rock-2': 2.4, 'rock-3': 2.6, 'big-rock': 2.8 }],
  ['castle', 'knight', { flag: 0.5, 'flag-2': 0.5 }],
] as const)('in %s nothing stands in the way of %s', async (slug, mover, things) => {
  const nearest = new Map<string, number>()
  await runTemplate(slug, {
    seconds: 40,
    inputs(simulation) {
      const [x, , z] = placeIn(simulation, mover)
      for (const thing of Object.keys(things)) {
        const [otherX, , otherZ] = placeIn(simulation, thing)
        nearest.set(
          thing,
          Math.min(nearest.get(thing) ?? Number.POSITIVE_INFINITY, Math.hypot(otherX - x, otherZ - z)),
        )
      }
      return []
    },
  })
  for (const [thing, distance] of Object.entries(things))
    expect(nearest.get(thing), thing).toBeGreaterThan(distance)
})
