import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Surface } from '../../commands/core/surface.ts'
import { editText } from '../../commands/file/edit-text.ts'
import type { Call } from '../../scripts/fuzz/call.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { anyCall } from './support/fuzz.ts'
import { reloaded } from './support/reloaded.ts'
import { shown } from './support/shown.ts'
import { sync } from './support/two-people.ts'
import { scriptId, type Workbench, workbench } from './support/workbench.ts'

type Step =
  | { readonly kind: 'call' | 'peer'; readonly call: Call }
  | { readonly kind: 'undo' | 'redo'; readonly pick: number; readonly isTogether: boolean }
  | { readonly kind: 'reload' }

const file: Surface = `file:${scriptId}`
const typing: fc.Arbitrary<Call> = fc.record({
  type: fc.constant('file.edit-text'),
  picks: fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
})
const call = fc.oneof(anyCall, typing, typing)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('call'), call }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('peer'), call }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo', 'redo'),
      pick: fc.nat(20),
      isTogether: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'reload' }) },
)

/** A person and a peer who sees every edit at once. */
class World {
  me: Workbench
  readonly peer: Workbench
  private readonly reloads: boolean
  private now = 0

  constructor(reloads: boolean) {
    this.reloads = reloads
    this.me = workbench({ clientId: 100 })
    this.peer = workbench({ actor: 'ben', clientId: 200 })
  }

  /** What came of it, without the command's id, which a reload counts anew. */
  do(step: Step, fresh: string): unknown {
    const { commandId: _, ...outcome } = Object(this.perform(step, fresh))
    this.now += 200
    this.me.wait(200)
    this.peer.wait(200)
    sync(this.me, this.peer)
    sync(this.peer, this.me)
    return outcome
  }

  /** Of those where the person has done something, one or all behind it; half the time the tab that is typed in most. */
  private surfaces({ pick, isTogether }: Extract<Step, { pick: number }>): readonly Surface[] {
    const all = this.me.bus.saveUndo().stacks.map(({ surface }) => surface)
    if (all.length === 0 || pick % 2 === 0) return [file]
    const at = pick % all.length
    return isTogether ? all.slice(at) : all.slice(at, at + 1)
  }

  private perform(step: Step, fresh: string): unknown {
    switch (step.kind) {
      case 'call':
        return sendCall(this.me.bus, step.call, fresh)
      case 'peer':
        return sendCall(this.peer.bus, step.call, fresh)
      case 'undo':
      case 'redo':
        this.me.bus.endMerge()
        return this.me.bus[step.kind](...this.surfaces(step))
      case 'reload':
        this.me.bus.endMerge()
        if (this.reloads) this.me = reloaded(this.me, this.now)
        return undefined
    }
  }
}

test('[S27] [invariant 36] after reloads at any moment undo and redo do the same as if there had been none', () => {
  let undone = 0
  let reloads = 0
  const property = fc.property(fc.array(anyStep, { minLength: 20, maxLength: 80 }), (steps) => {
    const stayed = new World(false)
    const left = new World(true)
    steps.forEach((step, index) => {
      const expected = stayed.do(step, `new-${index}`)
      expect(left.do(step, `new-${index}`)).toEqual(expected)
      if (step.kind === 'reload') reloads++
      if (step.kind === 'undo') undone++
      expect(shown(left.me.bus.project)).toBe(shown(stayed.me.bus.project))
      expect(shown(left.peer.bus.project)).toBe(shown(left.me.bus.project))
    })
  })
  assertProperty(property, 300)
  expectOften('undos', undone, 500)
  expectOften('reloads', reloads, 300)
})

test('damaged undo stacks are refused and change nothing', () => {
  const bench = workbench()
  bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'x' }] })
  const state = bench.bus.saveUndo()
  expect(bench.bus.restoreUndo({ ...state, stacks: [{ surface: 'scene', undo: 'x', redo: [] }] })).toBe(false)
  expect(bench.bus.nextUndo(file)).toBeDefined()
})

test('[S27] [invariant 39] a tab whose last typing was not stored yet keeps the rest of its undo', () => {
  const bench = workbench()
  const type = (insert: string) => {
    bench.bus.endMerge()
    bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert }] })
  }
  type('kept ')
  const stored = Y.encodeStateAsUpdate(bench.document)
  type('late ')
  const late = Y.encodeStateAsUpdate(bench.document)
  const state = bench.bus.saveUndo()

  const behind = workbench({ update: stored, clientId: 101 })
  expect(behind.bus.restoreUndo(state)).toBe(true)
  expect(behind.bus.undo(file)).toMatchObject({ ok: false, reason: 'nothing-left' })
  expect(behind.bus.undo(file)).toMatchObject({ ok: true })
  expect(behind.bus.project.text(scriptId)).toBe('// your code for Tab2\n')

  const caughtUp = workbench({ update: stored, clientId: 101 })
  caughtUp.bus.restoreUndo(state)
  caughtUp.bus.applyRemote(late, 'tab')
  expect(caughtUp.bus.undo(file)).toMatchObject({ ok: true })
  expect(caughtUp.bus.project.text(scriptId)).toBe('kept // your code for Tab2\n')
})
