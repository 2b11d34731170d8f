import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { assetReference, doodleReference } from '../../../model/assets/reference.ts'
import { whereUsed } from '../../../model/assets/where-used.ts'
import { AssetId, DoodleId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'

const doodle = doodleReference(DoodleId.parse('sun'))
const record = (values: object) => new Y.Map(Object.entries(values))

test('what shows or plays something is found scene by scene, in things and then in blocks, and what is gone is not', () => {
  const document = new Y.Doc()
  const scenes = document.getMap('scenes')
  const files = document.getMap('files')
  for (const [index, id] of ['one', 'two'].entries()) {
    scenes.set(id, record({ name: id, order: `a${index}` }))
    files.set(`tab-${id}`, record({ name: 'tab', kind: 'blocks', scene: id, order: 'a' }))
    const shape = { kind: 'shape', place: { p: '', o: 'a', t: 1, c: '' } }
    document
      .getMap(`ents:${id}`)
      .set(
        `thing-${id}`,
        record({ ...shape, paint: { src: doodle }, also: { list: [doodle] }, other: { src: 'x' } }),
      )
    document
      .getMap(`ents:${id}`)
      .set(`gone-${id}`, record({ ...shape, paint: { src: doodle }, del: { t: 1, c: '' } }))
  }
  const blocks = document.getMap('blocks:tab-two')
  const at = { p: null, x: 0, y: 0, t: 1, c: '' }
  blocks.set('field', record({ type: 'show', at, 'f:WHAT': doodle }))
  blocks.set('shadow', record({ type: 'show', at, 's:IN': { fields: { WHAT: doodle } } }))
  blocks.set('extra', record({ type: 'show', at, 'o:data': doodle }))
  blocks.set('none', record({ type: 'show', at, 'f:WHAT': 'doodle:moon' }))
  const uses = whereUsed(materialise(document), doodle)
  const component = (scene: string, name: string) => ({
    kind: 'component',
    sceneId: scene,
    entityId: `thing-${scene}`,
    component: name,
  })
  const block = (blockId: string) => ({ kind: 'block', sceneId: 'two', fileId: 'tab-two', blockId })
  expect(uses.slice(0, 2)).toEqual(
    expect.arrayContaining([component('one', 'paint'), component('one', 'also')]),
  )
  expect(uses.slice(2, 4)).toEqual(
    expect.arrayContaining([component('two', 'paint'), component('two', 'also')]),
  )
  expect(uses.slice(4)).toEqual([block('extra'), block('field'), block('shadow')])
  expect(whereUsed(materialise(document), assetReference(AssetId.parse('sun')))).toEqual([])
})
