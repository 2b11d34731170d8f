import { expect, test } from 'vitest'

import { editText } from '../../../commands/file/edit-text.ts'

import { findInTabs, mostFound } from '../../../src/workspace/code/find-in-tabs.ts'
import { sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'

function bench(text: string) {
  const { bus } = workbench()
  const remove = bus.project.text(scriptId).length
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove, insert: text }] })
  return bus
}

test('a line is found whatever its capitals, and told without its indent', () => {
  const { project } = bench('const a = 1\n    Fly(a) // up\nfly(2)')
  expect(findInTabs(project, ' FLY ', sceneId)).toMatchObject([
    {
      file: { id: scriptId },
      lines: [
        { fileId: scriptId, line: 2, text: 'Fly(a) // up', at: 0 },
        { line: 3, at: 0 },
      ],
    },
  ])
  expect(findInTabs(project, '  ', sceneId)).toEqual([])
  expect(findInTabs(project, 'nowhere', sceneId)).toEqual([])
})

test('the search ends at the most that anybody reads', () => {
  const { project } = bench('x\n'.repeat(mostFound + 9))
  expect(findInTabs(project, 'x', sceneId).flatMap(({ lines }) => lines)).toHaveLength(mostFound)
})
