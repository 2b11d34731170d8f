import { describe, expect, it } from 'vitest'
import { samples } from '../../content/samples/samples.ts'
import { blockCatalogue } from '../../language/blocks/block-catalogue.ts'
import type { BlockDefinition } from '../../language/blocks/block-definition.ts'
import { itField } from '../../language/blocks/it-field.ts'
import { checkScript } from '../../language/check/check-script.ts'
import { isSoundName } from '../../language/sounds/sound-catalogue.ts'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { isMet } from '../support/samples/is-met.ts'
import { inputsOf, openSample, runSample, tabsOf } from '../support/samples/run-sample.ts'

const named = samples.map((sample) => [sample.slug, sample] as const)
const catalogue: Readonly<Record<string, BlockDefinition>> = blockCatalogue
const isRow = (type: string) => ['event', 'statement', 'last'].includes(catalogue[type]?.shape ?? 'statement')

/** Blocks that no sample has, and why. */
const exceptions: Readonly<Record<string, string>> = {
  xr_mode: 'needs a headset',
  xr_button: 'needs a headset',
  xr_button_down: 'needs a headset',
  ar_marker: 'needs a camera that sees a picture',
  ar_marker_found: 'needs a camera that sees a picture',
  looks_picture: 'needs a picture that somebody has uploaded; samples carry no files',
  looks_panel_picture: 'needs a picture that somebody has uploaded; samples carry no files',
  animation_move: 'needs a model that somebody has uploaded; samples carry no files',
  sound_film: 'needs a film or a sound that somebody has uploaded; samples carry no files',
}

/** The types of a sample's blocks, of the shadows in their slots too. */
function typesOf(slug: string): ReadonlySet<string> {
  const sample = samples.find((one) => one.slug === slug)
  if (!sample) throw new Error(`no sample ${slug}`)
  const project = openSample(sample)
  const blocks = project.scenes
    .flatMap(({ id }) => project.files(id))
    .flatMap(({ id }) => [...project.blocks(id).blocks.values()])
  const inShadows = JSON.stringify(blocks.map(({ shadows }) => shadows)).matchAll(/"type":"(\w+)"/g)
  return new Set([...blocks.map(({ type }) => type), ...[...inShadows].map(([, type]) => String(type))])
}

describe.each(named)('sample %s', (_, sample) => {
  it('is a whole world: nothing broken, every thing named once, every block about things that are there', () => {
    const project = openSample(sample)
    const everything = project.scenes.flatMap(({ id }) => project.entities(id))
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length)
    for (const scene of project.scenes) {
      const things = project.entities(scene.id)
      expect(project.broken(scene.id)).toEqual([])
      expect(new Set(things.map(({ name }) => name.toLowerCase())).size).toBe(things.length)
      for (const kind of ['player', 'camera', 'cursor', 'environment'])
        expect(
          things.filter((thing) => thing.kind === kind),
          kind,
        ).toHaveLength(1)
      for (const { name, components } of things)
        for (const [component, value] of Object.entries(components))
          expect(isComponentValue(component, value), `${name}: ${component}`).toBe(true)
      const ids = new Set<string>([...things.map(({ id }) => id), itField])
      for (const file of project.files(scene.id)) {
        const { broken, displaced, blocks } = project.blocks(file.id)
        expect([...broken, ...displaced]).toEqual([])
        for (const { type, fields } of blocks.values())
          for (const [name, arg] of Object.entries(catalogue[type]?.args ?? {}))
            if (arg.kind === 'item') expect(ids, `${type}.${name}`).toContain(fields[name])
            else if (arg.kind === 'sound')
              expect(isSoundName(String(fields[name])), `${type}.${name}`).toBe(true)
      }
    }
  })

  it('says in English and German what it is, and is short enough to be read', () => {
    for (const language of ['en', 'de'] as const) {
      expect(sample.name[language].length).toBeGreaterThan(3)
      expect(sample.name[language].length).toBeLessThan(40)
      expect(sample.about[language]).toMatch(/^[A-ZÄÖÜ].{30,150}[.!?]$/u)
    }
    const project = openSample(sample)
    const rows = project.scenes
      .flatMap(({ id }) => project.files(id))
      .flatMap(({ id }) => [...project.blocks(id).blocks.values()])
      .filter(({ type }) => isRow(type))
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(rows.length).toBeLessThanOrEqual(25)
  })

  it('the checker finds nothing to say about its program', () => {
    const project = openSample(sample)
    for (const scene of project.scenes) {
      const things = project.entities(scene.id).map(({ name }) => name)
      const scenes = project.scenes.map(({ name }) => name)
      for (const [name, source] of Object.entries(tabsOf(project, scene)))
        expect(
          checkScript(source, { things, scenes, sounds: [], sentElsewhere: null }),
          name + source,
        ).toEqual([])
    }
  })

  it('does what it is for in ten seconds, without an error', async () => {
    const { defaultScene } = openSample(sample)
    const ran = await runSample(sample, defaultScene, { seconds: 10, inputs: inputsOf(sample) })
    expect(ran.errors).toEqual([])
    expect(sample.expects.length).toBeGreaterThan(0)
    expect(sample.expects.filter((expectation) => !isMet(ran, expectation))).toEqual([])
  })

  it('runs without anybody there, too, in each of its scenes', async () => {
    for (const scene of openSample(sample).scenes) {
      const ran = await runSample(sample, scene, { seconds: 4 })
      expect(ran.errors).toEqual([])
    }
  })
})

describe('all samples together', () => {
  it('use every block that can run without a headset, a camera or a file of somebody', () => {
    const used = new Set(samples.flatMap(({ slug }) => [...typesOf(slug)]))
    const unused = Object.keys(blockCatalogue).filter((type) => !used.has(type))
    expect(unused.sort()).toEqual(Object.keys(exceptions).sort())
  })

  it('bring something new each: at least two kinds of blocks that none before had', () => {
    const seen = new Set<string>()
    for (const { slug } of samples) {
      const fresh = [...typesOf(slug)].filter((type) => !seen.has(type))
      expect(fresh.length, `${slug}: ${fresh.join(' ')}`).toBeGreaterThanOrEqual(2)
      for (const type of fresh) seen.add(type)
    }
  })

  it('are thirty, of which at least twelve are projects to begin with', () => {
    expect(samples).toHaveLength(30)
    expect(samples.filter(({ isProject }) => isProject).length).toBeGreaterThanOrEqual(12)
    expect(new Set(samples.map(({ slug }) => slug)).size).toBe(30)
  })
})
