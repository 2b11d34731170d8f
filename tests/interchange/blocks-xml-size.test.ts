import { expect, test } from 'vitest'
import { readBlocksXml } from '../../interchange/blocks-xml/read-blocks-xml.ts'
import { writeBlocksXml } from '../../interchange/blocks-xml/write-blocks-xml.ts'
import { materialiseBlocks } from '../../model/blocks/materialise-blocks.ts'
import type { JsonObject } from '../../model/json.ts'

const fresh = () => {
  let count = 0
  return () => `fresh${++count}`
}

/** More than a call takes arguments. */
const many = 150_000
const numbers = Array.from({ length: many }, (_, index) => index)

test('a file of any number of notes is written and read, and so is a block of any number of fields and inputs', () => {
  const notes = materialiseBlocks(
    [],
    [],
    numbers.map((index) => [`n${index}`, { text: 'x' }]),
  )
  expect(writeBlocksXml(notes).split('<comment')).toHaveLength(many + 1)
  const fields = Object.fromEntries(numbers.map((index) => [`f:F${index}`, index]))
  const inside = numbers.map((index): [string, JsonObject] => [
    `b${index}`,
    { type: 'x', at: { p: 'root', i: `I${index}`, k: 'v', t: 1, c: 'ana' } },
  ])
  const wide = materialiseBlocks([['root', { type: 'x', ...fields }], ...inside], [], [])
  const upserts = readBlocksXml(writeBlocksXml(wide), fresh())?.upserts ?? []
  expect(upserts).toHaveLength(many + 1)
  expect(Object.keys(upserts[0]?.fields ?? {})).toHaveLength(many)
})
