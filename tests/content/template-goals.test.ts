import { describe, expect, it } from 'vitest'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { checkScript } from '../../language/check/check-script.ts'
import { EntityId } from '../../model/ids.ts'
import { goalTours } from '../support/templates/goal-tours.ts'
import { openTemplate, runTemplate, tabsOf } from '../support/templates/open-template.ts'
import { tour } from '../support/templates/tour.ts'

/** Numbers of the hedges that find new places. */
const range16 = Array.from({ length: 16 }, (_, index) => index + 1)

const worlds = Object.entries(goalTours).flatMap(([slug, goal]) =>
  isTemplateSlug(slug) ? [{ slug, ...goal }] : [],
)

describe.each(worlds)('the world $slug', ({ slug, seconds, stops }) => {
  it('can be played to its end, which is a win, without an error', async () => {
    const ran = await runTemplate(slug, { seconds, inputs: tour(stops) })
    expect(ran.errors).toEqual([])
    expect(ran.effects.flatMap((effect) => (effect.kind === 'end' ? [effect.isWon] : []))).toEqual([true])
  })

  it('is alive, and not at its end, when nobody does anything', async () => {
    const ran = await runTemplate(slug, { seconds: 20 })
    expect(ran.errors).toEqual([])
    expect(ran.effects.filter(({ kind }) => kind === 'end')).toEqual([])
    const places = Map.groupBy(
      ran.changes.filter(({ position, rotation, scale }) => position ?? rotation ?? scale),
      ({ entityId }) => entityId,
    )
    // What is only put somewhere when the run begins, as the hedges of the maze are, is not alive.
    expect([...places.values()].filter((changes) => changes.length > 60).length).toBeGreaterThan(0)
  })
})

it('every starter world has something to finish, but the empty project, and the room, which is the person’s own', () => {
  expect(Object.keys(templates).filter((slug) => !(slug in goalTours))).toEqual(['blank', 'ar'])
})

describe('the maze', () => {
  it.each([
    ['en', 'Hedge'],
    ['de', 'Hecke'],
  ] as const)(
    '[T02] is another one in each run, the same for the same seed, and its star can be found, %s',
    async (locale, hedge) => {
      const mazes: string[] = []
      for (const seed of [1, 2, 3, 4, 1]) {
        const find = tour([{ find: 'star', between: hedge, square: 2.4 }])
        const ran = await runTemplate('maze-terrain', { seconds: 40, seed, locale, inputs: find })
        expect(ran.errors).toEqual([])
        expect(ran.effects.flatMap((effect) => (effect.kind === 'end' ? [effect.isWon] : []))).toEqual([true])
        const places = range16.map(
          (number) => ran.simulation.entities.get(EntityId.parse(`hedge-${number}`))?.position,
        )
        expect(new Set(places.map(String)).size).toBe(16)
        mazes.push(places.map(String).sort().join(' '))
      }
      expect(new Set(mazes).size).toBe(4)
      expect(mazes.at(-1)).toBe(mazes[0])
    },
  )
})

describe.each(Object.keys(templates).filter(isTemplateSlug))('the programs of %s', (slug) => {
  it('are ones about which the checker has nothing to say', () => {
    const project = openTemplate(slug)
    const { id, name } = project.defaultScene
    const things = project.entities(id).map((entity) => entity.name)
    for (const source of Object.values(tabsOf(project)))
      expect(
        checkScript(source, { things, scenes: [name], sounds: [], sentElsewhere: null }),
        source,
      ).toEqual([])
  })
})
