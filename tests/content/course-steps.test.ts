import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type SeenRun, unseenRun, withSights } from '../../content/courses/check/seen-run.ts'
import type { Course } from '../../content/courses/course.ts'
import { courses as allCourses } from '../../content/courses/courses.ts'
import { stops } from '../../content/courses/solar-system/solar-system-facts.ts'
import type { WorldBlueprint } from '../../content/templates/scene-blueprint.ts'
import { sceneBytes } from '../../content/templates/scene-bytes.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { courses as counts } from '../../protocol/courses/courses.ts'
import { sourceOf } from '../support/courses/open-course.ts'
import { click, jumpsOverCacti, shootsAliens } from '../support/courses/players.ts'
import { type Plays, runProgram } from '../support/scripts/run-program.ts'

function projectOf(world: WorldBlueprint): Project {
  const document = new Y.Doc()
  Y.applyUpdate(document, sceneBytes({ ...world, slug: 'blank', clientId: 99 }))
  return materialise(document)
}

const key = (phase: 'down' | 'up', name: string) => ({ kind: 'key', phase, key: name }) as const

/** Somebody who does what the steps of the course ask for, one after the other. */
const players: Readonly<Record<string, { readonly seconds: number; readonly plays: () => Plays }>> = {
  't-rex': {
    seconds: 24,
    plays: () => {
      const jumps = jumpsOverCacti()
      return (simulation, step) => {
        if (step < 900) return jumps(simulation, step)
        if (step === 900) return [key('up', ' ')]
        return step === 1260 ? [key('down', 'Enter'), click('again')] : []
      }
    },
  },
  'space-invader': {
    seconds: 75,
    plays: () => {
      const shoots = shootsAliens()
      return (simulation, step) => {
        if (step === 10) return [key('down', 'ArrowLeft')]
        if (step === 130) return [key('up', 'ArrowLeft'), key('down', 'ArrowRight')]
        if (step === 330) return [key('up', 'ArrowRight')]
        return step > 330 ? shoots(simulation, step) : []
      }
    },
  },
  'solar-system': {
    seconds: 36,
    plays: () => (_, step) => {
      const at = (step - 600) / 30
      const stop = Number.isInteger(at) ? stops[at] : undefined
      if (stop && at < 4) return [click(stop)]
      return step === 800 ? [click('rocket')] : []
    },
  },
}

async function play(course: Course, world: WorldBlueprint, most = Number.POSITIVE_INFINITY) {
  const project = projectOf(world)
  const { id: sceneId, name } = project.defaultScene
  const player = players[course.slug]
  if (!player) throw new Error(`nobody plays ${course.slug}`)
  let run: SeenRun = unseenRun
  await runProgram({
    entities: project
      .entities(sceneId)
      .map((entity) => ({ ...entity, components: { ...entity.components } })),
    tabs: { index: sourceOf(project) },
    seconds: Math.min(player.seconds, most),
    inputs: player.plays(),
    scenes: { current: name, all: [name] },
    onSights: (sights) => {
      run = withSights(run, sights)
    },
  })
  return course.steps.map(({ passes }) => passes({ project, sceneId, run }))
}

/** What is cut out of the finished program, or which thing is not there, when somebody has done a step by half. */
type Half = readonly [id: string, what: string | RegExp, put?: string]

const halves: Readonly<Record<string, readonly Half[]>> = {
  't-rex': [
    ['dino', 'dino'],
    ['ground', 'track.position.x -= speed / 60;', ''],
    ['jump', 'rise = 12;', 'rise = 1;'],
    ['cactus', 'cactus'],
    ['comes', 'cactus.position.x = random(14, 22);', ''],
    ['over', /dino\.onTouch[\s\S]*?\n\}\);/, ''],
    ['score', 'game.score += 1;', ''],
    ['faster', 'speed = Math.min(18, speed + 0.5);', ''],
    ['again', /star\.onClick[\s\S]*$/, ''],
  ],
  'space-invader': [
    ['steer', /onKeyHeld\('left'[\s\S]*?\n\}\);/, ''],
    ['inside', /Math\.(max|min)\(-?9, (.*?)\);/g, '$2;'],
    ['shoot', 'laser.position.y += 0.35;', 'laser.position.y += 0.001;'],
    ['invader', 'alien'],
    ['grid', 'row < 3', 'row < 1'],
    ['march', 'if (atEdge) turnRound();', ''],
    ['hit', 'hit.remove();', ''],
    ['score', 'game.score += 10;', ''],
    ['end', /if \(scene\.all\(alien\)\.length === 0\).*/, ''],
  ],
  'solar-system': [
    ['sun', 'sunlight'],
    ['earth', 'earth'],
    ['turns', "earth.spin('y', 0.3);", ''],
    ['circles', 'earthAngle += 0.6 * time;', ''],
    ['moon', 'moonAngle += 4 * time;', ''],
    ['planets', 'angles[i] += 0.6 / planets[i].years * time;', ''],
    ['names', 'await thing.say(stop.says, {seconds: 2.5});', ''],
    ['tour', 'visit(thing.position.x, thing.position.z + stop.away);', ''],
  ],
}

function halfWorld(course: Course, [, what, put]: Half): WorldBlueprint {
  const { script } = course.finished('en')
  if (put === undefined)
    return { ...script, entities: script.entities.filter(({ id, inside }) => id !== what && inside !== what) }
  return {
    ...script,
    files: script.files.map((file) => {
      if (file.kind !== 'js') return file
      const text = file.text.replace(what, put)
      if (text === file.text) throw new Error(`${String(what)} is not in the program`)
      return { ...file, text }
    }),
  }
}

describe.each(allCourses.map((course) => [course.slug, course] as const))(
  '[K05] course %s',
  (slug, course) => {
    it('has its steps, each with words of its own in both languages', () => {
      expect(course.steps).toHaveLength(counts[slug])
      expect(new Set(course.steps.map(({ id }) => id)).size).toBe(counts[slug])
      for (const { title, text, hint } of course.steps)
        for (const { en, de } of [title, text, hint]) {
          expect(en).not.toBe('')
          expect(de).not.toBe(en)
        }
    })

    it.each(['blocks', 'script'] as const)('is passed by what it ends with, in %s', async (variant) => {
      for (const locale of ['en', 'de'] as const) {
        const passed = await play(course, course.finished(locale)[variant])
        expect(course.steps.filter((_, index) => !passed[index]).map(({ id }) => id)).toEqual([])
      }
    })

    it('begins with nothing done', async () => {
      for (const locale of ['en', 'de'] as const)
        expect(await play(course, course.start(locale))).toEqual(course.steps.map(() => false))
    })

    for (const half of halves[slug] ?? [])
      it(`does not take step ${half[0]} for done when it is half done`, async () => {
        const [id, , put] = half
        const index = course.steps.findIndex((step) => step.id === id)
        // Before anybody has asked for a new game, unless that is the step.
        const seconds = id === 'comes' ? 20 : Number.POSITIVE_INFINITY
        const passed = await play(course, halfWorld(course, half), seconds)
        expect(passed[index]).toBe(false)
        // It is this step that is missing, and not the whole program.
        if (put !== undefined) expect(passed.slice(0, index)).not.toContain(false)
      })
  },
)

it('[K05] there is a half-done program for each of the 26 steps', () => {
  for (const { slug, steps } of allCourses)
    expect(halves[slug]?.map(([id]) => id)).toEqual(steps.map(({ id }) => id))
})
