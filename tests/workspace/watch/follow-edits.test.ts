import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'
import { followEdits } from '../../../src/workspace/watch/follow-edits.ts'
import { createWatchState } from '../../../src/workspace/watch/watch-state.ts'
import { sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A run of a tab with this text, and what the frame hears while it is edited; it may be edited before the run begins. */
async function running(source: string, before = source) {
  const { bus } = workbench()
  const write = (text: string) => {
    const remove = bus.project.text(scriptId).length
    bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove, insert: text }] })
  }
  write(source)
  const watch = createWatchState()
  const said: ToFrame[] = []
  const edits = followEdits(
    watch,
    () => bus.project,
    (message) => said.push(message),
  )
  const { scripts, program } = await compileScene(bus.project, sceneId, inWorkspace)
  watch.program.set(program)
  if (before !== source) write(before)
  edits.started(sceneId, scripts)
  bus.subscribe(() => edits.look())
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(400)
    await vi.dynamicImportSettled()
  }
  return { bus, write, watch, said, edits, settle }
}

/** Something that an event does, and so with the numbers of now. */
const pressed = (values: string) => `onKey('k', () => a.moveUp(${values}))`

test('numbers that are edited go into the run, each change once', async () => {
  const { write, watch, said, settle } = await running(pressed('1, 2'))
  write(pressed('1, 25'))
  await settle()
  await settle()
  expect(said).toEqual([{ type: 'run.numbers', fileId: scriptId, changes: [[1, 25]] }])
  write(pressed('-3, 25'))
  await settle()
  expect(said.at(-1)).toEqual({ type: 'run.numbers', fileId: scriptId, changes: [[0, -3]] })
  expect(watch.isBehind.get()).toBe(false)
})

test('a number that a run uses only as it begins leaves the run behind, until it is as it was', async () => {
  const { write, watch, settle } = await running('let far = 1\nonKey("a", () => a.moveUp(far))')
  write('let far = 4\nonKey("a", () => a.moveUp(far))')
  await settle()
  expect(watch.isBehind.get()).toBe(true)
  write('let far = 1\nonKey("a", () => a.moveUp(far))')
  await settle()
  expect(watch.isBehind.get()).toBe(false)
})

test('anything else leaves the run behind until it is taken back', async () => {
  const { write, watch, said, settle } = await running('a.moveUp(1)')
  write('a.moveDown(1)')
  await settle()
  expect([watch.isBehind.get(), said]).toEqual([true, []])
  write('a.moveUp(1)')
  await settle()
  expect(watch.isBehind.get()).toBe(false)
})

test('a tab more leaves it behind, and its end forgets all', async () => {
  const { bus, watch, edits, said, write, settle } = await running('a.moveUp(1)')
  bus.execute(createFile, { fileId: FileId.parse('more'), sceneId, kind: 'js' })
  await settle()
  expect(watch.isBehind.get()).toBe(true)
  edits.ended()
  write('a.moveUp(2)')
  await settle()
  expect([watch.isBehind.get(), said]).toEqual([false, []])
})

test('what was edited while the program was made ready is not taken for what runs', async () => {
  const number = await running('a.moveUp(1)', 'a.moveUp(4)')
  await number.settle()
  expect(number.said).toEqual([{ type: 'run.numbers', fileId: scriptId, changes: [[0, 4]] }])
  const other = await running('a.moveUp(1)', 'a.moveDown(1)')
  await other.settle()
  expect(other.watch.isBehind.get()).toBe(true)
  other.write('a.moveUp(1)')
  await other.settle()
  expect(other.watch.isBehind.get()).toBe(false)
})
