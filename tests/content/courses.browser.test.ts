import { expect, it } from 'vitest'
import type { Course } from '../../content/courses/course.ts'
import { solarSystem } from '../../content/courses/solar-system/solar-system.ts'
import { tourStart } from '../../content/courses/solar-system/solar-system-things.ts'
import { spaceInvader } from '../../content/courses/space-invader/space-invader.ts'
import { tRex } from '../../content/courses/t-rex/t-rex.ts'
import type { RunStep } from '../../protocol/frame/run-input.ts'
import { worldHash } from '../../runtime/simulation/world-hash.ts'
import { playScene } from '../../scripts/play/play-scene.ts'
import { openCourse, sourceOf, type Variant } from '../support/courses/open-course.ts'
import { click, jumpsOverCacti, shootsAliens } from '../support/courses/players.ts'
import { type Plays, runProgram } from '../support/scripts/run-program.ts'

/** What somebody did who played it in Node, and what came of it. */
async function recorded(course: Course, variant: Variant, seconds: number, plays: Plays) {
  const project = openCourse(course, variant)
  const { id, name } = project.defaultScene
  const inputs: RunStep[] = []
  const { simulation, effects, errors } = await runProgram({
    entities: project.entities(id).map((entity) => ({ ...entity, components: { ...entity.components } })),
    tabs: { index: sourceOf(project) },
    blockTabs: variant === 'blocks' ? ['index'] : [],
    seconds,
    scenes: { current: name, all: [name] },
    inputs(world, step) {
      const now = plays(world, step)
      if (now.length > 0) inputs.push([step, [...now]])
      return now
    },
  })
  expect(errors).toEqual([])
  return { project, effects, course: { sceneId: id, steps: seconds * 60, inputs, seed: 1 }, simulation }
}

it.each(['blocks', 'script'] as const)(
  'the three courses as %s run to their goals in the frame as they do in Node, by the log of who played them',
  async (variant) => {
    const dino = await recorded(tRex, variant, 9, jumpsOverCacti())
    const scores = dino.effects.flatMap((effect) => (effect.kind === 'hud' ? [effect.score] : []))
    expect(Math.max(...scores.map((score) => score ?? 0))).toBeGreaterThanOrEqual(2)
    const aliens = await recorded(spaceInvader, variant, 28, shootsAliens())
    expect(aliens.effects.flatMap((effect) => (effect.kind === 'end' ? [effect.isWon] : []))).toEqual([true])
    const tour = await recorded(solarSystem, variant, 24, (_, step) => (step === 60 ? [click('rocket')] : []))
    for (const { project, course, simulation } of [dino, aliens, tour]) {
      const played = await playScene(project, new Map(), course)
      expect(played.errors).toEqual([])
      expect(played.steps).toBe(course.steps)
      expect(played.hash).toBe(worldHash(simulation.entities))
      const [x, , z] = tourStart
      // There the level ground ends.
      if (project === tour.project)
        expect(played.places.Player?.position).toEqual([x, expect.closeTo(0, 1), z])
    }
  },
  300_000,
)
