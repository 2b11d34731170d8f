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
