import { expect, test } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { passedLinesIn } from '../../../src/workspace/watch/passed-lines.ts'
import { watchRun } from '../../../src/workspace/watch/watch-run.ts'
import {
  createWatchState,
  keepProgram,
  needsStops,
  setStops,
  stopsOf,
} from '../../../src/workspace/watch/watch-state.ts'
import { indexId, sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'
import { programOf } from './program-of.ts'

const moment = { type: 'run.moment' as const, next: null, stepsBack: 0, age: 0, mostBack: 4, variables: [] }

async function watching() {
  const { bus, wait } = workbench()
  const { project } = bus
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'a()\nb()\nc()' }] })
  const watch = createWatchState()
  watch.program.set(await programOf(project, sceneId))
  const said: ToFrame[] = []
  const isNeeded = (scene = sceneId) => needsStops(watch, project, scene)
  return {
    bus,
    wait,
    watch,
    said,
    file: scriptId,
    text: project.text(scriptId),
    isNeeded,
    run: watchRun(watch, project, (message) => said.push(message)),
  }
}

test('a script that stops by itself pauses the run, and its end forgets all that was seen of it', async () => {
  const { watch, run } = await watching()
  run.take({ ...moment, isPaused: true })
  expect([watch.pace.get(), watch.moment.get()?.mostBack]).toEqual(['paused', 4])
  run.take({ ...moment, isPaused: false })
  expect(watch.moment.get()).toBeNull()
  run.take({ type: 'run.lines', lines: [{ fileId: FileId.parse('f'), line: 2 }], waits: [] })
  run.take({ type: 'run.clock', seconds: 7 })
  expect(watch.seconds.get()).toBe(7)
  run.ended()
  const { pace, moment: seen, lines, isHalted, seconds } = watch
  expect([pace, seen, lines, isHalted, seconds].map((cell) => cell.get())).toEqual([
    'full',
    null,
    [],
    false,
    0,
  ])
})

test('an endless loop takes the whole run with it, another error does not', async () => {
  const { watch, run, file } = await watching()
  const error = { fileId: file, fileName: 'Tab2', line: 1, column: null, params: {} }
  run.take({ type: 'run.error', error: { ...error, code: 'unknown-name' } })
  expect(watch.isHalted.get()).toBe(false)
  run.take({ type: 'run.error', error: { ...error, code: 'endless-loop' } })
  expect(watch.isHalted.get()).toBe(true)
  run.ended()
  expect(watch.isHalted.get()).toBe(false)
})

test('the frame hears of the stops of tabs that there are, and of what the person wants', async () => {
  const { watch, said, file, text, run } = await watching()
  setStops(watch, file, { lines: new Set([3]), text })
  setStops(watch, FileId.parse('gone'), { lines: new Set([1]), text })
  run.sendStops()
  run.calls.pace('slow')
  run.calls.stride('into')
  run.calls.back(7)
  expect(said).toEqual([
    { type: 'run.stops', stops: [{ fileId: file, lines: [3] }] },
    { type: 'run.pace', pace: 'slow' },
    { type: 'run.stride', stride: 'into' },
    { type: 'run.back', steps: 7 },
  ])
  expect(watch.pace.get()).toBe('full')
})

test('a run has to be one that can stop when somebody looks inside, or a stop is set', async () => {
  const { watch, file, text, isNeeded } = await watching()
  expect(isNeeded()).toBe(false)
  setStops(watch, file, { lines: new Set([3]), text })
  expect([isNeeded(), isNeeded(SceneId.parse('other'))]).toEqual([true, false])
  setStops(watch, file, { lines: new Set(), text })
  expect(isNeeded()).toBe(false)
  watch.isInside.set(true)
  expect(isNeeded()).toBe(true)
})

test('a stop counts while what it stands at is there, and again when that comes back', async () => {
  const { bus, wait, watch, file, text, isNeeded } = await watching()
  const event = { id: 'begin', type: 'event_start', at: { parent: null, x: 0, y: 0 }, hasNext: true }
  bus.execute(changeBlocks, {
    fileId: indexId,
    upserts: [{ ...event, fields: {}, extra: {}, shadows: {} }],
    deletes: [],
  })
  setStops(watch, indexId, { blocks: new Set(['begin']) })
  expect(isNeeded()).toBe(true)
  wait(10_000)
  bus.execute(changeBlocks, { fileId: indexId, upserts: [], deletes: ['begin'] })
  expect(isNeeded()).toBe(false)
  bus.undo(`file:${indexId}`)
  expect(isNeeded()).toBe(true)
  setStops(watch, indexId, { blocks: new Set() })
  setStops(watch, file, { lines: new Set([2]), text })
  bus.execute(deleteFile, { fileId: file })
  expect([isNeeded(), stopsOf(watch, file).lines.size]).toEqual([false, 1])
  bus.undo('project')
  expect(isNeeded()).toBe(true)
})

test('of stops that a run passed it is known until they are written anew, the run does stop there, or another one begins', async () => {
  const { bus, watch, run, file } = await watching()
  const known = () => [...passedLinesIn(watch, file, bus.project.text(file))]
  const lines = (...all: readonly number[]) => all.map((line) => ({ fileId: file, line }))
  expect(known()).toEqual([])
  run.take({ type: 'run.passed', lines: [...lines(1), { fileId: FileId.parse('f'), line: 2 }] })
  run.take({ type: 'run.passed', lines: lines(2, 3) })
  expect(known()).toEqual([1, 2, 3])
  // The text is 'a()\nb()\nc()'; it stays known when the run is over.
  bus.execute(editText, { fileId: file, edits: [{ at: 0, remove: 0, insert: 'first()\n' }] })
  bus.execute(editText, {
    fileId: file,
    edits: [{ at: 'first()\na()\n'.length, remove: 1, insert: 'other' }],
  })
  run.ended()
  expect(known()).toEqual([2, 4])
  run.take({ ...moment, isPaused: true, next: { fileId: file, line: 3 } })
  expect(known()).toEqual([2])
  keepProgram(watch, watch.program.get())
  expect(known()).toEqual([])
})
