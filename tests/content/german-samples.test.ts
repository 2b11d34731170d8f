import { describe, expect, it } from 'vitest'
import { germanSamples } from '../../content/german/german-samples.ts'
import { germanThings } from '../../content/german/german-things.ts'
import type { Expectation, Sample } from '../../content/samples/sample.ts'
import { sampleWorld } from '../../content/samples/sample-world.ts'
import { samples } from '../../content/samples/samples.ts'
import { textsOf, wordFields } from '../../content/templates/world-in.ts'
import { blockCatalogue } from '../../language/blocks/block-catalogue.ts'
import type { BlockDefinition } from '../../language/blocks/block-definition.ts'
import { checkScript } from '../../language/check/check-script.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import { isMet } from '../support/samples/is-met.ts'
import { inputsOf, openSample, runSample, tabsOf } from '../support/samples/run-sample.ts'

const titles = samples.map(({ name }) => [name.en, name.de] as const)
const words: Readonly<Record<string, string>> = {
  ...germanThings,
  ...germanSamples,
  ...Object.fromEntries(titles),
}
const catalogue: Readonly<Record<string, BlockDefinition>> = blockCatalogue
const named = samples.map((sample) => [sample.slug, sample] as const)

/** What nobody reads as a word: numbers, single letters, colours, and `scene1`, which is so called in every language. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^(scene\d+|#[0-9a-f]{6})$/.test(text)
const baseOf = (text: string): string => (text in words ? text : (/^(.*\D) \d+$/.exec(text)?.[1] ?? text))

describe.each(named)('sample %s in German', (_, sample) => {
  it('has no text that is English only', () => {
    const texts = textsOf(sample.world).filter(isWord)
    expect(texts.filter((text) => !(baseOf(text) in words))).toEqual([])
    const same = texts.filter((text) => words[baseOf(text)] === baseOf(text))
    const german = new Set(textsOf(sampleWorld(sample, 'de')))
    expect(texts.filter((text) => german.has(text)).sort()).toEqual(same.sort())
  })

  it('is the same world under the same ids, each thing with a name of its own', () => {
    const [english, german] = [openSample(sample, 'en'), openSample(sample, 'de')]
    expect(german.scenes.length).toBe(english.scenes.length)
    for (const [index, scene] of german.scenes.entries()) {
      const things = german.entities(scene.id)
      expect(german.broken(scene.id)).toEqual([])
      expect(things.map(({ id }) => id)).toEqual(
        english.entities(english.scenes[index]?.id ?? scene.id).map(({ id }) => id),
      )
      expect(new Set(things.map(({ name }) => name.toLowerCase())).size).toBe(things.length)
      const known = {
        things: things.map(({ name }) => name),
        scenes: german.scenes.map(({ name }) => name),
        sounds: [],
        sentElsewhere: null,
      }
      for (const [name, source] of Object.entries(tabsOf(german, scene)))
        expect(checkScript(source, known), name + source).toEqual([])
    }
  })

  it('does the same, and says nothing in English', async () => {
    const ran = await runSample(sample, openSample(sample, 'de').defaultScene, {
      seconds: 10,
      inputs: inputsOf(sample),
      locale: 'de',
    })
    expect(ran.errors).toEqual([])
    const expected = sample.expects.flatMap((one) => inGerman(sample, one))
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((expectation) => !isMet(ran, expectation))).toEqual([])
    const said = ran.changes.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
    expect(said.filter((text) => text in words && words[text] !== text)).toEqual([])
  })
})

/** What is expected of a sample, of a German one; nothing where words are put together while it runs. */
function inGerman(sample: Sample, expectation: Expectation): readonly Expectation[] {
  if ('says' in expectation) {
    const whole = textsOf(sample.world).find((text) => text.includes(expectation.says) && text in words)
    return whole === undefined ? [] : [{ ...expectation, says: words[whole] ?? '' }]
  }
  if ('effect' in expectation) {
    const { effect } = expectation
    const isPutTogether = typeof effect.text === 'string' && isWord(effect.text) && !(effect.text in words)
    return isPutTogether ? [] : [{ effect: translated(effect) }]
  }
  return 'becomes' in expectation
    ? [{ ...expectation, becomes: translated(expectation.becomes) }]
    : [expectation]
}

/** Words of an effect in German; things are named by ids. */
function translated(values: JsonObject): JsonObject {
  const one = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return words[value] ?? value
    return isJsonObject(value) ? translated(value) : Array.isArray(value) ? value.map(one) : value
  }
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key === 'entityId' || key === 'language' ? value : one(value),
    ]),
  )
}

it('no German word is for a text that there is no more', () => {
  const used = new Set(samples.flatMap(({ world }) => textsOf(world)).map(baseOf))
  expect(Object.keys(germanSamples).filter((text) => !used.has(text))).toEqual([])
})

it('people write words of their own in no other fields of blocks', () => {
  for (const [type, { args }] of Object.entries(catalogue))
    for (const [name, { kind }] of Object.entries(args)) {
      if (kind === 'text-field') expect(wordFields, `${type}.${name}`).toContain(name)
      else if (kind !== 'value' && kind !== 'statements')
        expect(wordFields.has(name), `${type}.${name} is a ${kind}`).toBe(false)
      if (name === 'LANGUAGE') expect(kind).toBe('choice')
    }
})
