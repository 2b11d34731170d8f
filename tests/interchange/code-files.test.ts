import { expect, test, vi } from 'vitest'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { importCodeFiles } from '../../interchange/code-files/import-code-files.ts'
import { validateCodeFiles } from '../../interchange/code-files/validate-code-files.ts'
import { writeCodeFiles } from '../../interchange/code-files/write-code-files.ts'
import { FileId } from '../../model/ids.ts'
import { indexId, sceneId, scriptId, type Workbench, workbench } from '../commands/support/workbench.ts'
import { runSteps } from './run-steps.ts'

function counter(): () => string {
  let count = 0
  return () => `new${++count}`
}

const said = { id: 's', type: 'looks_say', hasNext: true, fields: { ITEM: 'a' }, extra: {}, shadows: {} }
const greeting = {
  fileId: indexId,
  upserts: [
    {
      id: 'start',
      type: 'event_start',
      hasNext: true,
      at: { parent: null, x: 1, y: 2 } as const,
      fields: {},
      extra: {},
      shadows: {},
    },
    { ...said, at: { parent: 'start', input: 'next', kind: 'statement' } as const },
  ],
  deletes: [],
}

const contents = ({ bus }: Workbench) =>
  bus.project
    .files(sceneId)
    .map((file) => [file.name, file.kind, bus.project.text(file.id), bus.project.blocks(file.id).blocks.size])

test('[E03][E04] a fresh scene has the code file index, whose text asks to write below it', () => {
  const { bus } = workbench()
  expect(writeCodeFiles(bus.project, sceneId, null)).toEqual({
    index: {
      value: '// Write your code below this line',
      selected: true,
      level: 0,
      fileName: 'index',
      xmlValue: '<xml xmlns="https://developers.google.com/blockly/xml"></xml>',
      kidsCodeFileToParse: '// Write your code below this line',
    },
    Tab2: {
      value: '// your code for Tab2\n',
      selected: false,
      level: 1,
      fileName: 'Tab2',
      xmlValue: '',
      kidsCodeFileToParse: '// your code for Tab2\n',
    },
  })
})

test('[E03][E05] the first tab as JavaScript asks for the code of Tab1, later ones of their own number', () => {
  const bench = workbench()
  runSteps(bench.bus, [
    { type: 'file.create', payload: { fileId: 'n3', sceneId, kind: 'js' } },
    { type: 'file.rename', payload: { fileId: indexId, name: 'other' } },
    { type: 'file.create', payload: { fileId: 'n1', sceneId, kind: 'js', name: 'index' } },
  ])
  expect(bench.bus.project.text(FileId.parse('n3'))).toBe('// your code for Tab3\n')
  expect(bench.bus.project.text(FileId.parse('n1'))).toBe('// your code for Tab1\n')
})

test('[E03] the JavaScript of blocks says at each line which block it comes from', () => {
  const { bus } = workbench()
  bus.execute(changeBlocks, greeting)
  const { value, kidsCodeFileToParse } = writeCodeFiles(bus.project, sceneId, indexId).index ?? {}
  expect(value).toContain('say(')
  const said = kidsCodeFileToParse?.split('\n').find((line) => line.includes('say('))
  expect(said).toMatch(/ \/\/ block:s$/)
  expect(kidsCodeFileToParse?.replaceAll(/ \/\/ block:\S+/g, '')).toBe(value)
})

test('[V01] a code file that lacks a part is dropped, and said', () => {
  const { bus } = workbench()
  const files = writeCodeFiles(bus.project, sceneId, null)
  const log = vi.fn<(message: string) => void>()
  expect(validateCodeFiles(files, log).map(({ fileName }) => fileName)).toEqual(['index', 'Tab2'])
  expect(log).not.toHaveBeenCalled()
  for (const part of ['fileName', 'level', 'selected', 'value', 'xmlValue', 'kidsCodeFileToParse']) {
    log.mockClear()
    const { [part as 'value']: _, ...torn } = files.index!
    expect(validateCodeFiles({ ...files, index: torn }, log).map(({ fileName }) => fileName)).toEqual([
      'Tab2',
    ])
    expect(log.mock.calls).toEqual([['validateCodeFiles error']])
  }
  log.mockClear()
  const unreadable = { ...files, index: { ...files.index!, xmlValue: '<xml><block' } }
  expect(validateCodeFiles(unreadable, log).map(({ fileName }) => fileName)).toEqual(['Tab2'])
  expect(log.mock.calls).toEqual([['validateCodeFiles error']])
  expect(validateCodeFiles(['x', null, 7], log)).toEqual([])
  expect(validateCodeFiles('nothing', log)).toEqual([])
})

test('code files come in the order of their tabs, whatever order they lie in', () => {
  const { bus } = workbench()
  const files = writeCodeFiles(bus.project, sceneId, null)
  const backwards = Object.fromEntries(Object.entries(files).toReversed())
  expect(validateCodeFiles(backwards, () => undefined).map(({ fileName }) => fileName)).toEqual([
    'index',
    'Tab2',
  ])
})

test('[S19] a stack of 9,000 blocks comes back from its local copy whole', () => {
  const { bus } = workbench()
  const at = (index: number) =>
    index === 0
      ? { parent: null, x: 1, y: 1 }
      : { parent: `b${index - 1}`, input: 'next', kind: 'statement' as const }
  const upserts = Array.from({ length: 9_000 }, (_, index) => ({
    id: `b${index}`,
    type: 'wait',
    hasNext: true,
    at: at(index),
    fields: {},
    extra: {},
    shadows: {},
  }))
  expect(bus.execute(changeBlocks, { fileId: indexId, upserts, deletes: [] })).toMatchObject({ ok: true })
  const before = bus.project.blocks(indexId).blocks
  const copy = JSON.parse(JSON.stringify(writeCodeFiles(bus.project, sceneId, null)))
  const log = vi.fn<(message: string) => void>()
  const target = workbench()
  runSteps(
    target.bus,
    importCodeFiles(target.bus.project, sceneId, validateCodeFiles(copy, log), counter()).steps,
  )
  expect(log).not.toHaveBeenCalled()
  expect([...target.bus.project.blocks(indexId).blocks.keys()]).toEqual([...before.keys()])
})

test('[S19] what one file of a copy says wrong costs nothing of the others: names that nobody sees, places and sizes beyond all bounds', () => {
  const { bus } = workbench()
  const file = { value: 'a', selected: false, level: 0, xmlValue: '', kidsCodeFileToParse: 'a' }
  const far =
    '<xml><block type="wait" id="w" x="1e9" y="-1e9"/><comment id="n" x="-1e9" w="-5" h="1e9">n</comment></xml>'
  const files = ['\u200b\u200b', 'a\u200b', 'a']
    .map((fileName) => ({ ...file, fileName }))
    .concat({ ...file, fileName: 'far', xmlValue: far })
  runSteps(bus, importCodeFiles(bus.project, sceneId, files, counter()).steps)
  expect(bus.project.files(sceneId).map(({ name }) => name)).toEqual(['a', 'far'])
  const { blocks, comments } = bus.project.blocks(bus.project.files(sceneId)[1]!.id)
  expect([...blocks.values()]).toMatchObject([{ place: { x: 1_000_000, y: -1_000_000 } }])
  expect(comments).toMatchObject([{ x: -1_000_000, width: 0, height: 10_000 }])
})

test('[S19] loading a local copy replaces all files and says which one is selected', () => {
  const source = workbench()
  source.bus.execute(changeBlocks, greeting)
  source.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: '🐣 ' }] })
  source.bus.execute(createFile, { fileId: FileId.parse('third'), sceneId, kind: 'js', name: 'Third' })
  const copy = JSON.parse(JSON.stringify(writeCodeFiles(source.bus.project, sceneId, scriptId)))

  const target = workbench()
  runSteps(target.bus, [
    { type: 'file.rename', payload: { fileId: scriptId, name: 'mine' } },
    { type: 'file.create', payload: { fileId: 'other', sceneId, kind: 'blocks', name: 'Third' } },
  ])
  const { steps, selected } = importCodeFiles(
    target.bus.project,
    sceneId,
    validateCodeFiles(copy, () => undefined),
    counter(),
  )
  runSteps(target.bus, steps)
  expect(contents(target)).toEqual(contents(source))
  expect(target.bus.project.file(selected!)?.name).toBe('Tab2')
  expect(writeCodeFiles(target.bus.project, sceneId, selected)).toEqual(copy)
})

test('[S19] a copy without any readable file replaces nothing; names are bounded and unique', () => {
  const { bus } = workbench()
  expect(importCodeFiles(bus.project, sceneId, [], counter())).toEqual({ steps: [], selected: null })
  const file = { value: 'a', selected: false, level: 0, xmlValue: '', kidsCodeFileToParse: 'a' }
  const files = ['x'.repeat(500), 'X'.repeat(600), '  ', 'index'].map((fileName) => ({ ...file, fileName }))
  runSteps(bus, importCodeFiles(bus.project, sceneId, files, counter()).steps)
  expect(bus.project.files(sceneId).map(({ name, kind }) => [name, kind])).toEqual([
    ['x'.repeat(80), 'js'],
    ['index', 'js'],
  ])
})
