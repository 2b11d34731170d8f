import { beforeEach, expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { runBlocks } from '../../../src/workspace/watch/run-blocks.ts'
import { runStops } from '../../../src/workspace/watch/run-stops.ts'
import {
  createWatchState,
  runTab,
  setStops,
  stopLinesIn,
  type WatchState,
} from '../../../src/workspace/watch/watch-state.ts'
import { indexId, sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'
import { programOf } from './program-of.ts'

let bus: SessionBus
let watch: WatchState

const block = (id: string, type: string, at: BlockUpsert['at'], fields = {}) => ({
  ...{ id, type, at, fields },
  ...{ hasNext: true, extra: {}, shadows: {} },
})
const under = (parent: string) => ({ parent, input: 'next', kind: 'statement' }) as const

beforeEach(async () => {
  bus = workbench().bus
  bus.execute(changeBlocks, {
    fileId: indexId,
    upserts: [
      block('first', 'event_start', { parent: null, x: 0, y: 0 }),
      block('hides', 'looks_hide', under('first'), { ITEM: 'a' }),
      block('leave', 'control_stop_others', under('hides')),
      block('second', 'event_start', { parent: null, x: 0, y: 300 }),
      block('end', 'control_restart', under('second')),
    ],
    deletes: [],
  })
  bus.execute(editText, {
    fileId: scriptId,
    edits: [{ at: 0, remove: 0, insert: 'one()\ntwo()\nthree()\n' }],
  })
  watch = createWatchState()
  await begin()
})

/** A run begins of what the project says now. */
const begin = async () => watch.program.set(await programOf(bus.project, sceneId, watch.alone.get()))

const lineOf = (id: string) => [...runTab(watch, indexId).blockOfLine].find(([, own]) => own === id)?.[0]

test('a run stops at the first line of each block that was chosen', () => {
  setStops(watch, indexId, { blocks: new Set(['end', 'gone']) })
  const line = lineOf('end')
  expect(line).toBeGreaterThan(1)
  expect(runStops(bus.project, watch)).toEqual([{ fileId: indexId, lines: [line] }])
})

test('a run stops where a block has its turn: not where its thing is named, and in a stack where its first block is', () => {
  setStops(watch, indexId, { blocks: new Set(['hides', 'second']) })
  const lines = runTab(watch, indexId).source.split('\n')
  const [stops] = runStops(bus.project, watch)
  expect(lines[0]).toContain('scene.byId(')
  expect(stops?.lines.map((line) => lines[line - 1]?.trim())).toEqual(['a.visible = false;', 'restart();'])
})

test('a stack that runs by itself is all that its tab means in that run', async () => {
  expect([lineOf('leave'), lineOf('end')]).toEqual([expect.any(Number), expect.any(Number)])
  watch.alone.set({ fileId: indexId, blockId: 'second' })
  await begin()
  expect([lineOf('leave'), lineOf('end')]).toEqual([undefined, expect.any(Number)])
})

test('a line of a run is the block that it was made of, whatever was put before it since', () => {
  const line = runTab(watch, indexId).source.split('\n').indexOf('  a.visible = false;') + 1
  bus.execute(changeBlocks, {
    fileId: indexId,
    upserts: [
      block('new', 'looks_show', under('first'), { ITEM: 'b' }),
      block('hides', 'looks_hide', under('new'), { ITEM: 'a' }),
    ],
    deletes: [],
  })
  watch.lines.set([{ fileId: indexId, line }])
  expect([...runBlocks(watch, indexId).running]).toEqual(['hides'])
  watch.lines.set([])
  watch.waits.set([{ fileId: indexId, line }])
  const { running, waiting } = runBlocks(watch, indexId)
  expect([running.size, ...waiting]).toEqual([0, 'hides'])
  setStops(watch, indexId, { blocks: new Set(['hides', 'new']) })
  expect(runStops(bus.project, watch)).toEqual([{ fileId: indexId, lines: [line] }])
})

test('a stop on a line that was moved by an edit stands in the run where the line was, and one on a new line nowhere', () => {
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'zero()\n' }] })
  setStops(watch, scriptId, { lines: new Set([3]), text: bus.project.text(scriptId) })
  expect(runStops(bus.project, watch)).toEqual([{ fileId: scriptId, lines: [2] }])
  setStops(watch, scriptId, { lines: new Set([1]), text: bus.project.text(scriptId) })
  expect(runStops(bus.project, watch)).toEqual([{ fileId: scriptId, lines: [] }])
})

test('a stop stays at its line in a tab that somebody else writes in while nobody looks at it', async () => {
  const text = () => bus.project.text(scriptId)
  const marked = () => {
    const lines = text().split('\n')
    return [...stopLinesIn(watch, scriptId, text())].map((line) => lines[line - 1])
  }
  const edit = (at: number, remove: number, insert: string) =>
    bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })
  setStops(watch, scriptId, { lines: new Set([2]), text: text() })
  edit(0, 0, '// new\n// too\n')
  expect(marked()).toEqual(['two()'])
  edit(text().indexOf('two'), 3, 'four')
  expect(marked()).toEqual(['four()'])
  await begin()
  expect(runStops(bus.project, watch)).toEqual([{ fileId: scriptId, lines: [4] }])
  edit(text().indexOf('four'), 'four()\n'.length, '')
  expect(marked()).toEqual([])
  expect(runStops(bus.project, watch)).toEqual([{ fileId: scriptId, lines: [] }])
  edit(text().indexOf('three'), 0, 'two()\n')
  expect(marked()).toEqual(['two()'])
})
