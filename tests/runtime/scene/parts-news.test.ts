import { expect, it } from 'vitest'
import { isTemplateSlug } from '../../../content/templates/template-slugs.ts'
import { templates } from '../../../content/templates/templates.ts'
import { sceneParts } from '../../../model/kinds/scene-parts.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import { WorldFiles } from '../../../runtime/files/world-files.ts'
import { fetchDrawings } from '../../../runtime/scene/fetch-drawings.ts'
import { lookOf } from '../../../runtime/scene/look-of.ts'
import { nextTurn } from '../../../runtime/scene/next-turn.ts'
import { PartsNews } from '../../../runtime/scene/parts-news.ts'
import { openTemplate } from '../../support/templates/open-template.ts'
import { frameEntity } from '../support/frame-entity.ts'

function listen() {
  const heard: FromFrame[] = []
  const files = new WorldFiles()
  const news = new PartsNews(files, (message) => heard.push(message))
  return {
    files,
    news,
    last: async () => {
      await nextTurn()
      await nextTurn()
      return heard.at(-1)
    },
    heard,
  }
}
const image = (source: string) =>
  frameEntity(source.replace(':', '-'), { kind: 'image', components: { image: { source } } })
const path = (letter: string) => ({ path: `/files/${letter.repeat(64)}.png` })

it('counts the files of a scene as they become part of it, and those that do not come, in one message a turn', async () => {
  const { files, news, last, heard } = listen()
  files.set(['a', 'b', 'c'].map((letter) => [`asset:${letter}`, path(letter)]))
  news.expect(['asset:a', 'asset:b', 'asset:c', 'asset:of-no-place'].map(image))
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 0, missing: 1 })
  files.tell('asset:a', true)
  files.tell('asset:b', false)
  files.tell('asset:of-another-scene', true)
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 1, missing: 2 })
  expect(heard).toHaveLength(2)
  // Tried once more by the thing itself.
  files.tell('asset:b', true)
  files.set([['asset:of-no-place', path('d')]])
  files.tell('asset:c', true)
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 3, missing: 0 })
})

it('while a scene is edited it counts what is in it now, and says nothing where that makes no difference', async () => {
  const { files, news, last, heard } = listen()
  const gone = image('asset:of-no-place')
  news.expect([image('asset:a')])
  files.set([['asset:a', path('a')]])
  files.tell('asset:a', true)
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 1, missing: 0 })
  const before = heard.length
  news.change([{ ...image('asset:a'), position: [1, 2, 3] }], [])
  files.tell('asset:of-the-scene-before', false)
  await last()
  expect(heard).toHaveLength(before)
  news.change([gone], [])
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 1, missing: 1 })
  news.change([], [gone.id])
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 1, missing: 0 })
})

it('a file is not missed any more as soon as it is known where it is', async () => {
  const { files, news, last } = listen()
  news.expect([image('asset:a')])
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 0, missing: 1 })
  files.set([['asset:a', path('a')]])
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 0, missing: 0 })
})

it('a scene of nothing is told of too, and so is what could not be fetched', async () => {
  const { news, last } = listen()
  news.expect([])
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 0, missing: 0 })
  const boat = frameEntity('boat', { kind: 'model', components: { model: { name: 'boat' } } })
  news.expect([boat])
  news.tell({ kind: 'model', name: 'boat' }, false)
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 0, missing: 1 })
  await fetchDrawings([boat], news.tell)
  expect(await last()).toEqual({ type: 'scene.parts', arrived: 1, missing: 0 })
})

it.each(Object.keys(templates).filter(isTemplateSlug))(
  '%s: everything that its things look like counts, and comes',
  async (slug) => {
    const project = openTemplate(slug)
    const records = project
      .entities(project.defaultScene.id)
      .map((entity) => frameEntity(entity.id, { ...entity }))
    const { news, last } = listen()
    news.expect(records)
    await fetchDrawings(records, news.tell)
    const parts = sceneParts(records)
    const code = parts.filter(({ kind }) => kind !== 'file').length
    expect(await last()).toMatchObject({ arrived: code })
    const names = new Set(
      records.flatMap((record) => {
        const look = lookOf(record)
        const { source } =
          look['world-image'] ?? look['world-video'] ?? look['world-sound'] ?? look['world-imported'] ?? {}
        return [
          look['world-model']?.name,
          look['world-environment']?.preset,
          look['world-shape']?.texture,
          source,
        ].filter((name) => name !== undefined)
      }),
    )
    const counted = new Set(parts.map(({ name }) => name))
    expect([...names].filter((name) => !counted.has(name))).toEqual([])
  },
)
