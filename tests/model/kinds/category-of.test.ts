import { describe, expect, test } from 'vitest'
import { categoryOf, codeCategoryOf, designCategoryOf } from '../../../model/kinds/category-of.ts'
import { entityKinds } from '../../../model/kinds/entity-kinds.ts'

const marked = (...components: string[]) => ({
  kind: 'later-kind',
  components: Object.fromEntries(components.map((name) => [name, {}])),
})

describe('categoryOf', () => {
  test.each([
    ['camera', 'player'],
    ['environment', 'environment'],
    ['shape', 'basic_shapes'],
    ['3dmodel', '3d_models'],
    ['text-3d', 'text'],
    ['light', 'lights'],
    ['video', 'media'],
    ['sound', 'media'],
    ['image', 'media'],
    ['hotspot', 'hotspots'],
  ])('[W12] the marker %s sorts a thing into %s', (marker, category) => {
    expect(categoryOf(marked('material', marker))).toBe(category)
  })

  test('[W12] each kind of ours lies where its marker sorts it', () => {
    for (const [kind, { category, needs }] of Object.entries(entityKinds)) {
      if (needs === null || kind === 'aframe') continue
      expect(categoryOf(marked(needs)), kind).toBe(category)
    }
  })

  test('[W12] a thing of a page of A-Frame is sorted by its components', () => {
    const page = (...parts: string[]) => ({
      kind: 'aframe',
      components: { aframe: Object.fromEntries(parts.map((name) => [name, ''])) },
    })
    expect(categoryOf(page('light'))).toBe('lights')
    expect(categoryOf(page('gltf-model'))).toBe('3d_models')
    expect(categoryOf(page('geometry', 'material', 'text'))).toBe('text')
    expect(categoryOf(page('shadow'))).toBe('basic_shapes')
  })
})

test('[W13] things are visible or not where one designs; basics, models or globals where one programs', () => {
  const of = (kind: string) => ({ kind, components: {} })
  const visible = ['model', 'shape', 'text', 'player', 'group', 'image', 'video', 'environment']
  const invisible = ['light', 'camera', 'cursor', 'sound']
  expect(visible.map(of).map(designCategoryOf)).toEqual(visible.map(() => 'visible'))
  expect(invisible.map(of).map(designCategoryOf)).toEqual(invisible.map(() => 'invisible'))
  expect(['model', 'group', 'imported'].map(of).map(codeCategoryOf)).toEqual(['models', 'models', 'models'])
  expect(['player', 'camera', 'environment'].map(of).map(codeCategoryOf)).toEqual([
    'globals',
    'globals',
    'globals',
  ])
  expect(['shape', 'text', 'light', 'sound'].map(of).map(codeCategoryOf)).toEqual([
    'basics',
    'basics',
    'basics',
    'basics',
  ])
})
