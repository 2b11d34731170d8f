import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from '../mutate/faults.ts'
import { cuts } from './cuts.ts'

test.each([...cuts, ...faults].map((cut) => [cut.name, cut] as const))(
  'what is cut for «%s» stands at one place',
  (_name, { file, find, replace }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  },
)
