import { beforeEach, expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import type { Project } from '../../../model/project/project.ts'
import { runStops } from '../../../src/workspace/watch/run-stops.ts'
import {
  createWatchState,
  runJavaScript,
  setStops,
  type WatchState,
} from '../../../src/workspace/watch/watch-state.ts'
import { indexId, workbench } from '../../commands/support/workbench.ts'

let project: Project
let watch: WatchState

const block = (id: string, type: string, at: BlockUpsert['at'], fields = {}) => ({
  ...{ id, type, at, fields },
  ...{ hasNext: true, extra: {}, shadows: {} },
})
const under = (parent: string) => ({ parent, input: 'next', kind: 'statement' }) as const

beforeEach(() => {
  const { bus } = workbench()
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
  project = bus.project
  watch = createWatchState()
})

const lineOf = (id: string) =>
  [...runJavaScript(project, watch, indexId).blockOfLine].find(([, own]) => own === id)?.[0]

test('a run stops at the first line of each block that was chosen', () => {
  setStops(watch, indexId, { blocks: new Set(['end', 'gone']) })
  const line = lineOf('end')
  expect(line).toBeGreaterThan(1)
  expect(runStops(project, watch)).toEqual([{ fileId: indexId, lines: [line] }])
})

test('a run stops where a block has its turn: not where its thing is named, and in a stack where its first block is', () => {
  setStops(watch, indexId, { blocks: new Set(['hides', 'second']) })
  const lines = runJavaScript(project, watch, indexId).source.split('\n')
  const [stops] = runStops(project, watch)
  expect(lines[0]).toContain('scene.byId(')
  expect(stops?.lines.map((line) => lines[line - 1]?.trim())).toEqual(['a.visible = false;', 'restart();'])
})

test('a stack that runs by itself is all that its tab means in that run', () => {
  expect([lineOf('leave'), lineOf('end')]).toEqual([expect.any(Number), expect.any(Number)])
  watch.alone.set({ fileId: indexId, blockId: 'second' })
  expect([lineOf('leave'), lineOf('end')]).toEqual([undefined, expect.any(Number)])
})
