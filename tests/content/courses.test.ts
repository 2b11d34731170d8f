import { describe, expect, it } from 'vitest'
import type { Course } from '../../content/courses/course.ts'
import { courses } from '../../content/courses/courses.ts'
import { solarSystem } from '../../content/courses/solar-system/solar-system.ts'
import { awayFrom, stops } from '../../content/courses/solar-system/solar-system-facts.ts'
import { planets, tourStart } from '../../content/courses/solar-system/solar-system-things.ts'
import { spaceInvader } from '../../content/courses/space-invader/space-invader.ts'
import { tRex } from '../../content/courses/t-rex/t-rex.ts'
import { blockDefinition } from '../../language/blocks/block-catalogue.ts'
import { itField } from '../../language/blocks/it-field.ts'
import { checkScript } from '../../language/check/check-script.ts'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { EntityId } from '../../model/ids.ts'
import { worldHash } from '../../runtime/simulation/world-hash.ts'
import { openCourse, sourceOf, type Variant } from '../support/courses/open-course.ts'
import { click, jumpsOverCacti, placeIn, shootsAliens } from '../support/courses/players.ts'
import { type Plays, type Program, runProgram } from '../support/scripts/run-program.ts'

const variants: readonly Variant[] = ['blocks', 'script']

/** Runs what a course ends with. */
function run(course: Course, variant: Variant, seconds: number, inputs: Program['inputs'] = {}) {
  const project = openCourse(course, variant)
  const { id, name } = project.defaultScene
  return runProgram({
    entities: project.entities(id).map((entity) => ({ ...entity, components: { ...entity.components } })),
    tabs: { index: sourceOf(project) },
    blockTabs: variant === 'blocks' ? ['index'] : [],
    seconds,
    inputs,
    scenes: { current: name, all: [name] },
  })
}

type Ran = Awaited<ReturnType<typeof run>>

const ends = ({ effects }: Ran) => effects.flatMap((effect) => (effect.kind === 'end' ? [effect.isWon] : []))
const scores = ({ effects }: Ran) =>
  effects.flatMap((effect) => (effect.kind === 'hud' ? [effect.score] : []))
const said = ({ changes }: Ran) => changes.flatMap(({ text }) => text ?? [])

describe.each(courses.map((course) => [course.slug, course] as const))('course %s', (_, course) => {
  it.each(['en', 'de'] as const)(
    'ends with a whole world in %s, about whose programs the checker has nothing to say',
    (locale) => {
      for (const variant of variants) {
        const project = openCourse(course, variant, locale)
        const { id } = project.defaultScene
        const things = project.entities(id)
        expect(project.broken(id)).toEqual([])
        expect(new Set(things.map(({ name }) => name.toLowerCase())).size).toBe(things.length)
        for (const { name, components } of things)
          for (const [component, value] of Object.entries(components))
            expect(isComponentValue(component, value), `${name}: ${component}`).toBe(true)
        const known = {
          things: things.map(({ name }) => name),
          scenes: ['scene1'],
          sounds: [],
          sentElsewhere: null,
        }
        expect(checkScript(sourceOf(project), known), sourceOf(project)).toEqual([])
      }
      const project = openCourse(course, 'blocks', locale)
      const ids = new Set<string>([...project.entities(project.defaultScene.id).map(({ id }) => id), itField])
      for (const file of project.files(project.defaultScene.id)) {
        const { blocks, broken, displaced } = project.blocks(file.id)
        expect([...broken, ...displaced]).toEqual([])
        for (const { type, fields } of blocks.values())
          for (const [name, arg] of Object.entries(blockDefinition(type)?.args ?? {}))
            if (arg.kind === 'item') expect(ids, `${type}.${name}`).toContain(fields[name])
      }
    },
  )
})

/** Somebody plays both programs in the same way: each step is the same in both worlds. */
async function playBoth(course: Course, seconds: number, plays: () => Plays): Promise<readonly Ran[]> {
  const runs: Ran[] = []
  const hashes: string[][] = []
  for (const variant of variants) {
    const own: string[] = []
    const person = plays()
    runs.push(
      await run(course, variant, seconds, (simulation, step) => {
        if (step % 30 === 0) own.push(worldHash(simulation.entities))
        return person(simulation, step)
      }),
    )
    hashes.push(own)
  }
  for (const { errors } of runs) expect(errors).toEqual([])
  expect(hashes[1]).toEqual(hashes[0])
  return runs
}

const doesNothing = (): Plays => () => []

describe('t-rex', () => {
  it('who jumps over each cactus gets point after point, faster and faster', async () => {
    for (const ran of await playBoth(tRex, 40, jumpsOverCacti)) {
      expect(ends(ran)).toEqual([])
      expect(Math.max(...scores(ran).map((score) => score ?? 0))).toBeGreaterThanOrEqual(15)
      expect(said(ran)).toEqual([])
    }
  })

  it('who does not jump is stopped by the first cactus, and plays again by a click or Enter', async () => {
    const steps: number[] = []
    const plays = (): Plays => (simulation, step) => {
      if (step === 1) steps.length = 0
      steps.push(placeIn(simulation, 'cactus')[0])
      if (step === 300) return [click('again')]
      return step === 600 ? [{ kind: 'key', phase: 'down', key: 'Enter' }] : []
    }
    for (const ran of await playBoth(tRex, 14, plays)) {
      expect(said(ran)).toHaveLength(3)
      expect(scores(ran)).toEqual([0, 0, 0])
      expect(steps[299]).toBe(steps[250])
      expect(steps[299]).toBeLessThan(0)
      for (const again of [305, 605]) expect(steps[again]).toBeGreaterThan(15)
    }
  })
})

describe('space-invader', () => {
  it('who shoots all aliens has won', async () => {
    for (const ran of await playBoth(spaceInvader, 60, shootsAliens)) {
      expect(ends(ran)).toEqual([true])
      expect(scores(ran).at(-1)).toBe(180)
    }
  })

  it('who does nothing has lost once they land', async () => {
    for (const ran of await playBoth(spaceInvader, 60, doesNothing)) expect(ends(ran)).toEqual([false])
  })

  it('the rocket stays inside', async () => {
    for (const name of ['ArrowLeft', 'ArrowRight'])
      for (const { simulation } of await playBoth(
        spaceInvader,
        3,
        () => (_, step) => (step === 1 ? [{ kind: 'key', phase: 'down', key: name }] : []),
      ))
        expect(Math.abs(placeIn(simulation, 'rocket')[0])).toBe(9)
  })
})

/** How many degrees something has gone about a middle, seen from above, counter-clockwise. */
function watchTurns(id: string, middle: string | null) {
  let before: number | null = null
  let turned = 0
  return {
    look(simulation: Parameters<Plays>[0]) {
      const [x, , z] = placeIn(simulation, id)
      const [mx, , mz] = middle === null ? [0, 0, 0] : placeIn(simulation, middle)
      const angle = (Math.atan2(mz - z, x - mx) * 180) / Math.PI
      if (before !== null) turned += ((angle - before + 540) % 360) - 180
      before = angle
    },
    get turned() {
      return turned
    },
  }
}

describe('solar-system', () => {
  it('everything circles the sun in its own time, the moon circles the earth, and the earth turns', async () => {
    for (const variant of variants) {
      const watched = planets.map(({ id }) => watchTurns(id, null))
      const [earth, moon] = [watchTurns('earth', null), watchTurns('moon', 'earth')]
      const { errors, simulation } = await run(solarSystem, variant, 12, (now, step) => {
        if (step > 10) for (const one of [...watched, earth, moon]) one.look(now)
        return []
      })
      expect(errors).toEqual([])
      expect(earth.turned).toBeGreaterThan(400)
      for (const [index, { years }] of planets.entries())
        expect((watched[index]?.turned ?? 0) * years).toBeCloseTo(earth.turned, 0)
      expect(moon.turned / earth.turned).toBeCloseTo(4 / 0.6, 1)
      expect(simulation.entities.get(EntityId.parse('earth'))?.rotation[1]).toBeCloseTo(
        (12 * 0.3 * 360) % 360,
        -1,
      )
    }
  })

  it('both programs have everything at the same places, up to the last digits', async () => {
    const runs = await Promise.all(variants.map((variant) => run(solarSystem, variant, 5)))
    const [blocks, script] = runs
    for (const id of [...stops, 'rocket'])
      for (const axis of [0, 1, 2] as const)
        expect(placeIn(script?.simulation ?? never(), id)[axis], id).toBeCloseTo(
          placeIn(blocks?.simulation ?? never(), id)[axis],
          6,
        )
  })

  it('a click tells who it is', async () => {
    for (const variant of variants) {
      const inputs = Object.fromEntries(stops.map((id, index) => [60 + index * 10, [click(id)]]))
      const ran = await run(solarSystem, variant, 8, inputs)
      expect(ran.errors).toEqual([])
      expect(new Set(said(ran)).size).toBe(stops.length)
      for (const words of ['I am Mercury', 'I am the Earth', 'I am the Sun'])
        expect(
          said(ran).some((text) => text.startsWith(words)),
          words,
        ).toBe(true)
    }
  })

  it.each([
    ['a click on the rocket', [click('rocket')]],
    ['VR glasses', [{ kind: 'xr', mode: 'vr' }]],
  ] as const)('%s: the tour stands before each of them while everything rests', async (_, begin) => {
    for (const variant of variants) {
      const near: string[] = []
      const ran = await run(solarSystem, variant, 30, (simulation, step) => {
        const [x, , z] = placeIn(simulation, 'player')
        for (const id of stops) {
          const place = placeIn(simulation, id)
          if (Math.hypot(place[0] - x, place[2] + awayFrom(id) - z) < 0.01 && near.at(-1) !== id)
            near.push(id)
        }
        return step === 100 ? begin : []
      })
      expect(ran.errors).toEqual([])
      expect(near).toEqual(stops)
      expect(said(ran)).toHaveLength(stops.length)
      // There the level ground ends.
      const [x, , z] = tourStart
      expect(placeIn(ran.simulation, 'player')).toEqual([x, expect.closeTo(0, 1), z])
    }
  })
})

function never(): never {
  throw new Error('it did not run')
}
