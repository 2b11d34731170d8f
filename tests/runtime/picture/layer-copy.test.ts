// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { LayerCopy } from '../../../runtime/picture/layer-copy.ts'

test('a copy of what lies over a world has what is seen and holds its pictures, and leaves the layer as it is', async () => {
  const layer = document.createElement('div')
  layer.innerHTML =
    '<p>Score 3</p><figure hidden><img src="data:image/gif;base64,AAAA"></figure><img src="data:image/gif;base64,BBBB">'
  const before = layer.outerHTML
  const copy = await new LayerCopy().of(layer)
  expect(copy.textContent).toBe('Score 3')
  expect([...copy.querySelectorAll('img')].map(({ src }) => src)).toEqual(['data:image/gif;base64,BBBB'])
  expect(layer.outerHTML).toBe(before)
})
