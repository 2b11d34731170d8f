import { afterAll, expect, test } from 'vitest'
import type { createSculpture, Sculpture } from '../../runtime/models/kit/sculpture.ts'
import { headlessThree as three } from '../runtime/models/headless-three.ts'
import { CopyOfTheCode } from './support/copy-of-the-code.ts'
import { howToPage } from './support/how-to-page.ts'

const page = howToPage('add-a-model')
const copy = new CopyOfTheCode('add-a-model', ['model', 'runtime/models', 'runtime/random'])
afterAll(() => copy.remove())

test('the page fits on one page, and its model stands on the ground in the size that the page says', async () => {
  expect(page.lines).toBeLessThanOrEqual(70)
  copy.add('runtime/models/buildings/lighthouse.ts', page.code('runtime/models/buildings/lighthouse.ts'))
  const { sculptLighthouse } = await copy.import('runtime/models/buildings/lighthouse.ts')
  const kit = await copy.import('runtime/models/kit/sculpture.ts')
  const create = kit.createSculpture as typeof createSculpture
  const sculpture = create(three, { seed: 12, tint: undefined, isGrounded: true })
  ;(sculptLighthouse as (sculpture: Sculpture) => void)(sculpture)
  const geometry = sculpture.finish()
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox!
  expect(Math.abs(min.y)).toBeLessThan(0.1)
  expect(max.y - min.y).toBeGreaterThan(3.8)
  expect(max.y - min.y).toBeLessThan(4.3)
  expect((geometry.index?.count ?? geometry.getAttribute('position').count) / 3).toBeLessThan(500)
})
