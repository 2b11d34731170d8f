import { expect, test } from 'vitest'
import { missingThings } from '../../src/code-editor/missing-things.ts'

const things = ['Dragon', 'Tree House']

test('a thing that is not in the scene is named, with where it stands and what was probably meant', () => {
  const source = "const a = scene.get('Dragon')\nscene.get('Dargon').moveUp(1)\nscene.get( \"Zebra\" )\n"
  expect(missingThings(source, things)).toEqual([
    { name: 'Dargon', at: source.indexOf('Dargon'), suggestion: 'Dragon' },
    { name: 'Zebra', at: source.indexOf('Zebra'), suggestion: null },
  ])
})

test('capitals do not matter, and what stands in a comment is not asked for', () => {
  expect(missingThings("scene.get('dragon')\n// scene.get('Zebra')\nscene.getter('Zebra')", things)).toEqual(
    [],
  )
})
