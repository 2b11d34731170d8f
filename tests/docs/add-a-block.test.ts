import { afterAll, expect, test } from 'vitest'
import type { generateCode } from '../../language/generator/generate-code.ts'
import { block, number, program } from '../support/scripts/block-state.ts'
import { CopyOfTheCode } from './support/copy-of-the-code.ts'
import { howToPage } from './support/how-to-page.ts'

const page = howToPage('add-a-block')
const copy = new CopyOfTheCode('add-a-block', ['model', 'protocol', 'language'])
afterAll(() => copy.remove())

test('the page fits on one page, and its block means what the page says', async () => {
  expect(page.lines).toBeLessThanOrEqual(70)
  const looks = 'language/blocks/definitions/motion/moving-blocks.ts'
  copy.insert(looks, 'behind', 'movingBlocks = {\n', page.code(looks))
  const generator = await copy.import('language/generator/generate-code.ts')
  const catalogue = await copy.import('language/blocks/block-catalogue.ts')

  expect(catalogue.blockCatalogue).toHaveProperty('motion_hop')
  const put = block('motion_hop', 'b', {
    fields: { ITEM: 'd1' },
    inputs: { METRES: number(3) },
  })
  const generate = generator.generateCode as typeof generateCode
  const { code } = generate(program(block('event_start', 'a', { next: put })), new Map([['d1', 'Dragon']]))
  expect(code).toContain(page.code('gives').trim())
})
