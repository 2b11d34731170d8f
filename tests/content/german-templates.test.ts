import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { germanSlugs } from '../../content/german/german-blueprint.ts'
import { germanBlueprint, germanTemplateBytes } from '../../content/german/german-template-bytes.ts'
import { germanTemplates } from '../../content/german/german-templates.ts'
import { germanThings } from '../../content/german/german-things.ts'
import { templateBytesIn } from '../../content/templates/template-bytes-in.ts'
import { templates } from '../../content/templates/templates.ts'
import { textsOf } from '../../content/templates/world-in.ts'
import { openTemplate, runTemplate } from '../support/templates/open-template.ts'

const words: Readonly<Record<string, string>> = { ...germanThings, ...germanTemplates }
const baseOf = (text: string): string => (text in words ? text : (/^(.*\D) \d+$/.exec(text)?.[1] ?? text))
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text)

describe.each(germanSlugs)('starter scene %s in German', (slug) => {
  it('has no text that is English only', () => {
    const texts = textsOf(templates[slug].blueprint).filter(isWord)
    expect(texts.filter((text) => !(baseOf(text) in words))).toEqual([])
    const german = new Set(textsOf(germanBlueprint(slug) ?? templates[slug].blueprint))
    const same = texts.filter((text) => words[baseOf(text)] === baseOf(text))
    expect(texts.filter((text) => german.has(text)).sort()).toEqual(same.sort())
  })

  it('is the same world under the same ids, the same bytes each time, under a clientID of its own', async () => {
    const [english, german] = [openTemplate(slug, 'en'), openTemplate(slug, 'de')]
    const things = german.entities(german.defaultScene.id)
    expect(german.broken(german.defaultScene.id)).toEqual([])
    expect(things.map(({ id }) => id)).toEqual(english.entities(english.defaultScene.id).map(({ id }) => id))
    expect(new Set(things.map(({ name }) => name.toLowerCase())).size).toBe(things.length)
    expect(await templateBytesIn(slug, 'de')).toEqual(germanTemplateBytes(slug))
    expect(await templateBytesIn(slug, 'en')).toEqual(templates[slug].build())
    const clients = (bytes: Uint8Array) => [
      ...Y.decodeStateVector(Y.encodeStateVectorFromUpdate(bytes)).keys(),
    ]
    expect(clients(germanTemplateBytes(slug))).toEqual([templates[slug].blueprint.clientId + 100])
  })

  it('runs without an error and says nothing in English', async () => {
    const { errors, changes } = await runTemplate(slug, { seconds: 10, locale: 'de' })
    expect(errors).toEqual([])
    const said = changes.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
    expect(said.filter((text) => text in words && words[text] !== text)).toEqual([])
    if (slug === 'treehouse')
      expect(said).toEqual(
        expect.arrayContaining(['Hallo! Schau, wie ich fliege!', 'Schau, der Drache fliegt!']),
      )
  })
})

it('no starter scene is English for those who read German', () => {
  expect(Object.keys(templates).filter((slug) => germanBlueprint(slug) === null)).toEqual([])
  expect(germanBlueprint('casle')).toBeNull()
})

it('no German word is for a text that there is no more', () => {
  const used = new Set(germanSlugs.flatMap((slug) => textsOf(templates[slug].blueprint)).map(baseOf))
  expect(Object.keys(germanTemplates).filter((text) => !used.has(text))).toEqual([])
})
