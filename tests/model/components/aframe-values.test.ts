import { expect, test } from 'vitest'
import { aframeValues } from '../../../model/components/aframe-values.ts'

const geometry = { primitive: 'box' }

test('a shape is painted with the colour and opacity of its material, beside what it has in words of A-Frame', () => {
  expect(aframeValues({ aframe: { geometry }, material: { color: '#ff0000', opacity: 0.5 } })).toEqual({
    geometry,
    material: { color: '#ff0000', opacity: '0.5' },
  })
  expect(
    aframeValues({
      aframe: { material: { shader: 'flat', color: 'blue' } },
      material: { color: '#ff0000' },
    }),
  ).toEqual({ material: { shader: 'flat', color: '#ff0000' } })
  expect(aframeValues({ aframe: { material: { color: 'blue' } }, material: { opacity: 1 } })).toEqual({
    material: { color: 'blue', opacity: '1' },
  })
})

test('a material that is one text gives way', () => {
  expect(aframeValues({ aframe: { material: 'flat' }, material: { color: '#ff0000' } })).toEqual({
    material: { color: '#ff0000' },
  })
})

test('what has neither shape nor material gets none, nor does what says nothing of its colours', () => {
  expect(aframeValues({ aframe: { light: {} }, material: { color: '#ff0000' } })).toEqual({ light: {} })
  expect(aframeValues({ aframe: { geometry } })).toEqual({ geometry })
  expect(aframeValues({ material: { color: '#ff0000' } })).toEqual({})
  expect(aframeValues({})).toEqual({})
})

test('components that do not keep to their schema are left out', () => {
  expect(aframeValues({ aframe: { geometry }, material: { color: 'red' } })).toEqual({ geometry })
  expect(aframeValues({ aframe: { onclick: 'x' }, material: { color: '#ff0000' } })).toEqual({})
})
