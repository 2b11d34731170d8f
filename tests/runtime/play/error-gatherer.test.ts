import { expect, test } from 'vitest'
import { EntityId, FileId } from '../../../model/ids.ts'
import { ErrorGatherer } from '../../../runtime/play/error-gatherer.ts'

const error = {
  fileId: FileId.parse('tab'),
  fileName: 'Tab1',
  line: 3,
  column: null,
  code: 'other',
  params: {},
}

test('an error that comes again and again is told once a picture', () => {
  const errors = new ErrorGatherer()
  for (let n = 0; n < 1000; n += 1) errors.add({ ...error, params: { name: String(n) } })
  errors.add({ ...error, line: 4 })
  expect(errors.take().map(({ line }) => line)).toEqual([3, 4])
  expect(errors.take()).toEqual([])
  errors.add(error)
  expect(errors.take()).toEqual([error])
})

test('an error of several things is told of each of them', () => {
  const errors = new ErrorGatherer()
  const things = ['a', 'b', 'a'].map((id) => ({ id: EntityId.parse(id), name: id }))
  for (const thing of things) errors.add({ ...error, thing })
  expect(errors.take().map(({ thing }) => thing?.id)).toEqual(['a', 'b'])
})

test('of a thousand different errors in one picture the first twenty are told', () => {
  const errors = new ErrorGatherer()
  for (let line = 1; line <= 1000; line += 1) errors.add({ ...error, line })
  expect(errors.take()).toHaveLength(20)
})
