import { expect, test } from 'vitest'
import { createFile } from '../../commands/file/create-file.ts'
import { renameFile } from '../../commands/file/rename-file.ts'
import { switchFileKind } from '../../commands/file/switch-file-kind.ts'
import { nextTabName } from '../../commands/file/tab-name.ts'
import { FileId } from '../../model/ids.ts'
import { indexId, sceneId, scriptId, workbench } from './support/workbench.ts'

test('[E05] [invariant 28] a new tab gets a name that is free, however high somebody has counted', () => {
  const { bus } = workbench()
  bus.execute(renameFile, { fileId: scriptId, name: 'Tab999999' })
  for (const id of ['one', 'two'])
    expect(bus.execute(createFile, { fileId: FileId.parse(id), sceneId, kind: 'js' })).toMatchObject({
      ok: true,
    })
  bus.execute(switchFileKind, { sourceId: indexId, fileId: FileId.parse('three'), text: '' })
  const names = bus.project.files(sceneId).map(({ name }) => name)
  expect(names).toEqual(['index', 'Tab999999', 'Tab1000000', 'Tab1000001', 'Tab1000002'])
  bus.execute(renameFile, { fileId: scriptId, name: 'Tab12345678' })
  bus.execute(createFile, { fileId: FileId.parse('four'), sceneId, kind: 'js' })
  expect(bus.project.file(FileId.parse('four'))?.name).toBe('Tab2')
})

test('a scene of any number of tabs takes one more', () => {
  const tab = (number: number) =>
    ({ id: FileId.parse(`t${number}`), sceneId, name: `Tab${number}`, kind: 'js' }) as const
  expect(nextTabName(Array.from({ length: 200_000 }, (_, index) => tab(index + 2)))).toBe('Tab200002')
})

test('names beyond what counts as a number are each looked at no more than twice', () => {
  let reads = 0
  const tab = (number: number) => ({
    id: FileId.parse(`t${number}`),
    sceneId,
    kind: 'js' as const,
    get name() {
      reads++
      return `Tab${number}`
    },
  })
  expect(nextTabName(Array.from({ length: 500 }, (_, index) => tab(index + 999_999)))).toBe('Tab1000499')
  expect(reads).toBeLessThanOrEqual(2 * 500)
})
