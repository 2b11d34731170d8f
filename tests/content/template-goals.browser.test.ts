import { beforeAll, expect, it } from 'vitest'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import type { RunStep } from '../../protocol/frame/run-input.ts'
import { worldHash } from '../../runtime/simulation/world-hash.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { playScene } from '../../scripts/play/play-scene.ts'
import { goalTours } from '../support/templates/goal-tours.ts'
import { openTemplate, runTemplate } from '../support/templates/open-template.ts'
import { tour } from '../support/templates/tour.ts'

beforeAll(ensureBuilt, 600_000)

/** What may happen in a world without a goal. */
const visit: readonly RunStep[] = [
  [5, [{ kind: 'marker', isFound: true }]],
  [10, [{ kind: 'walk', forward: 1, right: 0.5 }]],
  [40, [{ kind: 'key', phase: 'down', key: ' ' }]],
  [42, [{ kind: 'key', phase: 'up', key: ' ' }]],
  [80, [{ kind: 'look', yaw: 130, pitch: 5 }]],
  [150, [{ kind: 'walk', forward: 0, right: 0 }]],
]

it.each(['blank', 'ar'] as const)(
  '%s, in which somebody walks, jumps and looks round, goes the same way in Node and in Chromium, to the same hash',
  async (slug) => {
    const { simulation, changes } = await runTemplate(slug, { seconds: 4, inputs: Object.fromEntries(visit) })
    expect(changes.length).toBeGreaterThan(0)
    const project = openTemplate(slug)
    const course = { sceneId: project.defaultScene.id, steps: 240, inputs: visit, seed: 1 }
    const played = await playScene(project, new Map(), course)
    expect(played.errors).toEqual([])
    expect(played.hash).toBe(worldHash(simulation.entities))
  },
)

it.each(Object.keys(goalTours).filter(isTemplateSlug))(
  '%s that somebody played to its goal in Node goes the same way in Chromium, to the same hash',
  async (slug) => {
    const { seconds, stops } = goalTours[slug] ?? { seconds: 0, stops: [] }
    const plays = tour(stops)
    const inputs: RunStep[] = []
    const { simulation, effects } = await runTemplate(slug, {
      seconds,
      inputs(world, step) {
        const now = plays(world, step)
        if (now.length > 0) inputs.push([step, [...now]])
        return now
      },
    })
    expect(effects.some((effect) => effect.kind === 'end' && effect.isWon)).toBe(true)
    const project = openTemplate(slug)
    const course = { sceneId: project.defaultScene.id, steps: seconds * 60, inputs, seed: 1 }
    const played = await playScene(project, new Map(), course)
    expect(played.errors).toEqual([])
    expect(played.steps).toBe(course.steps)
    expect(played.hash).toBe(worldHash(simulation.entities))
  },
)
