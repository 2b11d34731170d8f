import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { primitives } from '../../model/components/geometry.ts'
import { modelNames } from '../../model/components/model.ts'
import { categories } from '../../model/kinds/entity-kinds.ts'
import { thumbnails } from '../../src/assets/thumbnails/thumbnails.ts'
import { design as german } from '../../src/i18n/de/design.ts'
import { design as english } from '../../src/i18n/en/design.ts'
import { things } from '../../src/workspace/left/things.ts'

const all = things('Hello')

describe('the things of the picker', () => {
  it('are at least 60, each with a name of its own for its picture', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ category }) => category === 'environment').length).toBeGreaterThanOrEqual(6)
  })

  it.each(all)(
    '$id has components that fit, a picture of at most 12 KB, and words in both languages',
    (thing) => {
      const { id, label, category, components } = thing
      expect(categories).toContain(category)
      for (const [name, value] of Object.entries(components))
        expect(isComponentValue(name, value), name).toBe(true)
      expect(thumbnails[id]).toEqual(expect.stringContaining(`${id}.webp`))
      const file = `src/assets/thumbnails/${id}.webp`
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeLessThanOrEqual(12 * 1024)
      const key = label.slice('design.things.'.length)
      for (const words of [english, german])
        expect(Reflect.get(words.things, key)).toEqual(expect.stringMatching(/\S/))
    },
  )

  it('have words that nothing else is called in either language, so that a search finds one', () => {
    for (const words of [english, german]) {
      const names = all.map(({ id }) => Reflect.get(words.things, id))
      const doubled = names.filter((name, index) => names.indexOf(name) !== index)
      expect(doubled).toEqual([])
    }
  })

  it('share no name between models and shapes, whose geometries are kept by it', () => {
    const shapes = new Set<string>(primitives)
    expect(modelNames.filter((name) => shapes.has(name))).toEqual([])
  })
})
