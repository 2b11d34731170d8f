import { expect, test } from 'vitest'
import { explainError } from '../../../language/errors/explain-error.ts'
import { FileId } from '../../../model/ids.ts'
import { hungErrors } from '../../../src/workspace/frame/hung-errors.ts'
import { indexId, scriptId, workbench } from '../../commands/support/workbench.ts'

const { project } = workbench().bus
const script = (fileId: FileId, name: string) => ({ fileId, name, source: '', text: '' })
const both = [script(indexId, 'index'), script(scriptId, 'Tab2')]

test('[S25] a pattern that never ends is told with its tab, its line and what to do', () => {
  const [error] = hungErrors(project, both, { fileId: scriptId, line: 3, name: 'test' })
  expect(error).toMatchObject({ fileId: scriptId, fileName: 'Tab2', line: 3, code: 'hung-pattern' })
  expect(explainError('hung-pattern', error?.params ?? {}, 'en')).toMatch(/“test”.*simpler/)
  expect(explainError('hung-pattern', error?.params ?? {}, 'de')).toMatch(/„test“.*einfacher/)
})

test('another call that has too much to do is told by its name', () => {
  const call = { fileId: scriptId, line: null, name: 'fill' }
  expect(hungErrors(project, both, call)).toMatchObject([
    { line: null, code: 'hung-call', params: { name: 'fill' } },
  ])
})

test('where no call is known the tabs are named that can have been it, and none that did not run', () => {
  expect(hungErrors(project, both, null)).toMatchObject([
    { fileId: scriptId, fileName: 'Tab2', code: 'hung-program' },
  ])
  const third = script(FileId.parse('third'), 'Tab3')
  expect(hungErrors(project, [...both, third], null)).toMatchObject([{ fileName: 'Tab2, Tab3' }])
  expect(hungErrors(project, [], null)).toEqual([])
  expect(hungErrors(project, both, { fileId: third.fileId, line: 1, name: 'test' })).toEqual([])
})
