import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { textOf } from '../../../commands/core/text-engine.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import { reloaded } from '../support/reloaded.ts'
import { twoPeople } from '../support/two-people.ts'
import { sceneId, scriptId, textIn, type Workbench, workbench } from '../support/workbench.ts'

const file = `file:${scriptId}` as const
const step = ({ bus }: Workbench, at: number, remove: number, insert: string, fileId = scriptId) => {
  bus.endMerge()
  bus.execute(editText, { fileId, edits: [{ at, remove, insert }] })
}
const redoneIn = ({ bus }: Workbench) => bus.saveUndo().redone

/** Somebody whose text was typed, deleted, and brought back so many times. */
function toAndFro(times: number): Workbench {
  const bench = workbench()
  step(bench, 0, 0, 'abc')
  step(bench, 0, 3, '')
  for (let press = 0; press < times; press++) {
    bench.bus.undo(file)
    bench.bus.redo(file)
  }
  bench.bus.undo(file)
  return bench
}

/** How often anybody asks an item of the text what became of it while `work` is done. */
function itemsAskedDuring({ document }: Workbench, work: () => void): number {
  let asked = 0
  for (let item = textOf(document, scriptId)?._start ?? null; item; item = item.right) {
    let { redone } = item
    Object.defineProperty(item, 'redone', {
      get: () => {
        asked++
        return redone
      },
      set: (next) => {
        redone = next
      },
    })
  }
  work()
  return asked
}

test('what is kept of text that came back does not grow with how often it did, nor over reloads', () => {
  const few = redoneIn(toAndFro(20)).length
  const often = toAndFro(2_000)
  expect(redoneIn(often)).toHaveLength(few)
  expect(few).toBeLessThan(6)
  const again = reloaded(often)
  expect(redoneIn(again).length).toBeLessThanOrEqual(few)
  expect(again.bus.undo(file).ok).toBe(true)
  expect(textIn(again)).toBe('// your code for Tab2\n')
})

test('a keystroke asks nothing of the text it is in, however long that is and whatever came back in it', () => {
  const bench = toAndFro(300)
  for (let line = 0; line < 2_000; line++) step(bench, (line * 7_919) % (line + 1), 0, 'ab')
  bench.bus.undo(file)
  redoneIn(bench)
  const asked = itemsAskedDuring(bench, () => {
    step(bench, 0, 0, 'x')
    redoneIn(bench)
  })
  expect(asked).toBeLessThan(30)
})

test('an undo asks of a long text what the steps know of it, and no more', () => {
  const bench = workbench()
  for (let line = 0; line < 2_000; line++) step(bench, (line * 7_919) % (line + 1), 0, 'ab')
  const asked = itemsAskedDuring(bench, () => {
    bench.bus.undo(file)
    redoneIn(bench)
  })
  expect(asked).toBeLessThan(1_000)
})

test('what no step knows any more is let go, and what was stored of it with the next save after a reload', () => {
  const bench = workbench()
  const kept: ReturnType<typeof redoneIn> = []
  for (let word = 0; word < 50; word++) {
    step(bench, 0, 0, 'word')
    step(bench, 0, 4, '')
    bench.bus.undo(file)
    kept.push(...redoneIn(bench).slice(-1))
  }
  expect(redoneIn(bench)).toHaveLength(50)
  for (let line = 0; line < 250; line++) step(bench, 0, 0, 'line')
  expect(redoneIn(bench)).toEqual([])

  const again = workbench({ update: Y.encodeStateAsUpdate(bench.document) })
  expect(again.bus.restoreUndo({ ...bench.bus.saveUndo(), redone: kept })).toBe(true)
  expect(redoneIn(again)).toEqual([])
})

test('[S27] a document that lacks the newest undo still knows what came back before', () => {
  const bench = toAndFro(100)
  const before = Y.encodeStateAsUpdate(bench.document)
  bench.bus.redo(file)
  bench.bus.undo(file)
  const behind = reloaded(bench, 0, before)
  expect(textIn(behind)).toBe('abc// your code for Tab2\n')
  expect(behind.bus.undo(file).ok).toBe(true)
  expect(textIn(behind)).toBe('// your code for Tab2\n')
})

test('[S27] what a step had deleted, and is back already, comes back no second time after two reloads', () => {
  const bench = workbench()
  step(bench, 0, 3, '')
  const { stacks } = bench.bus.saveUndo()
  bench.bus.undo(file)
  const whole = Y.encodeStateAsUpdate(bench.document)
  const late = workbench({ update: whole })
  const state = bench.bus.saveUndo()
  const [from = []] = stacks[0]?.undo[0]?.texts[0]?.deletions ?? []
  const [to = []] = state.stacks[0]?.redo[0]?.texts[0]?.insertions ?? []
  const redone = [[...from, ...to.slice(0, 2)]]
  expect(late.bus.restoreUndo({ ...state, stacks, redone })).toBe(true)
  const again = reloaded(late, 0, whole)
  again.bus.undo(file)
  expect(textIn(again)).toBe('// your code for Tab2\n')
})

const tab = FileId.parse('tab')

/** A tab that Ana made, in which Ben wrote what she deleted and brought back; no step of hers knows it any more. */
function broughtBack(): Workbench {
  const [ana, ben, meet] = twoPeople()
  ana.bus.execute(createFile, { fileId: tab, sceneId, kind: 'js' })
  meet()
  const begun = ana.bus.project.text(tab).length
  step(ben, begun, 0, 'work of Ben', tab)
  meet()
  step(ana, begun, 11, '', tab)
  ana.bus.undo(`file:${tab}`)
  step(ana, 0, 0, 'new', tab)
  return ana
}

test('[S27] [invariant 33] what others wrote and an undo brought back is still theirs after two reloads', () => {
  const again = reloaded(reloaded(broughtBack()))
  expect(again.bus.undo(`file:${tab}`, 'project')).toMatchObject({ ok: true })
  expect(again.bus.undo('project')).toMatchObject({ ok: false, reason: 'changed-since' })
  expect(again.bus.project.text(tab)).toContain('work of Ben')
})

test('[S27] [invariant 33] what others wrote is let go when it was deleted again and no step can bring it back, not before', () => {
  const ana = broughtBack()
  step(ana, ana.bus.project.text(tab).indexOf('work'), 11, '', tab)
  const back = reloaded(ana)
  expect(back.bus.undo(`file:${tab}`)).toMatchObject({ ok: true })
  expect(back.bus.undo('project')).toMatchObject({ ok: false, reason: 'changed-since' })

  const next = reloaded(ana)
  for (let line = 0; line < 250; line++) step(next, 0, 0, 'line', tab)
  expect(redoneIn(next)).toHaveLength(1)
  const last = reloaded(next)
  expect(redoneIn(last)).toEqual([])
  expect(last.bus.undo('project')).toMatchObject({ ok: true })
})
