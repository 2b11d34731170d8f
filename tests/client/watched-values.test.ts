import { expect, test } from 'vitest'
import { createValue } from '../../src/client/observable-value.ts'
import { createCell } from '../../src/workspace/state/cell.ts'

test.each([
  ['a value of the client', createValue],
  ['a cell of the workspace', createCell],
])('%s: a listener that throws keeps no other from hearing, and its fault comes out', (_, create) => {
  const value = create(1)
  const heard: number[] = []
  const fault = new Error('a defect')
  const end = value.subscribe(() => {
    throw fault
  })
  value.subscribe(() => heard.push(value.get()))
  expect(() => value.set(2)).toThrow(fault)
  expect(heard).toEqual([2])
  value.set(2)
  expect(heard).toEqual([2])
  end()
  value.set(3)
  expect(heard).toEqual([2, 3])
})
