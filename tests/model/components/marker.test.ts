import { expect, test } from 'vitest'
import { markerPicture, markerQuality } from '../../../model/components/marker.ts'

const image = { source: 'asset:cat', size: 2 }
const thing = (
  kind: string,
  components: Record<string, { [key: string]: string | number }>,
  isHidden = false,
) => ({
  kind,
  components,
  isHidden,
})

test('the picture of AR is the first image that is marked, shown, and one', () => {
  const wanted = thing('image', { image, marker: {} })
  const others = [
    thing('image', { image }),
    thing('image', { image, marker: {} }, true),
    thing('shape', { geometry: { primitive: 'plane' }, marker: {} }),
    thing('image', { image: { source: 'cat.png' }, marker: {} }),
  ]
  expect(markerPicture(others)).toBeNull()
  expect(markerPicture([...others, wanted, thing('image', { image, marker: {} })])).toEqual({
    thing: wanted,
    image,
  })
})

test('a picture is as good as the scarcer of what it is found and followed by', () => {
  expect(markerQuality({ features: 0, tracked: 0 })).toBe('plain')
  expect(markerQuality({ features: 900, tracked: 7 })).toBe('plain')
  expect(markerQuality({ features: 59, tracked: 90 })).toBe('plain')
  expect(markerQuality({ features: 60, tracked: 90 })).toBe('fair')
  expect(markerQuality({ features: 180, tracked: 24 })).toBe('good')
})
