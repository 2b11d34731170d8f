import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editText } from '../../commands/file/edit-text.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { reloaded } from './support/reloaded.ts'
import { sync } from './support/two-people.ts'
import { scriptId, textIn, type Workbench, workbench } from './support/workbench.ts'

const file = `file:${scriptId}` as const

interface Step {
  readonly kind: 'mine' | 'theirs' | 'undo' | 'redo' | 'line' | 'to and fro' | 'reload'
  readonly at: number
  readonly remove: number
  readonly isEnd: boolean
}

const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constant('mine' as const) },
  { weight: 1, arbitrary: fc.constant('theirs' as const) },
  { weight: 5, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  { weight: 1, arbitrary: fc.constantFrom('line' as const, 'to and fro' as const, 'reload' as const) },
)
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind,
  at: fc.nat(1_000),
  remove: fc.nat(40),
  isEnd: fc.boolean(),
})

/** A person and a peer in one text. Who is reloaded has their undo stored after each step; of who stays nothing is ever stored, and nothing cut. */
class World {
  me = workbench({ clientId: 100 })
  private readonly peer = workbench({ actor: 'ben', clientId: 200 })
  private readonly isReloaded: boolean
  private readonly done: string[] = []

  constructor(isReloaded: boolean) {
    this.isReloaded = isReloaded
  }

  do(step: Step): void {
    if (step.isEnd) this.me.bus.endMerge()
    this.perform(step)
    sync(this.me, this.peer)
    sync(this.peer, this.me)
    if (this.isReloaded) this.me.bus.saveUndo()
  }

  private perform({ kind, at, remove, isEnd }: Step): void {
    const { bus } = this.me
    switch (kind) {
      case 'mine':
        this.edit(this.me, at, remove, isEnd)
        break
      case 'theirs':
        this.edit(this.peer, at, remove, isEnd)
        break
      case 'line': {
        const id = this.done[at % this.done.length]
        if (id !== undefined && !bus.undoCommand(id).ok) bus.redoCommand(id)
        break
      }
      case 'to and fro':
        for (let press = 0; press < 12; press++) bus[press % 2 ? 'redo' : 'undo'](file)
        break
      case 'reload':
        bus.endMerge()
        if (this.isReloaded) this.me = reloaded(this.me)
        break
      default:
        bus[kind](file)
    }
  }

  private edit({ bus }: Workbench, at: number, remove: number, isTyping: boolean): void {
    const { length } = textIn(this.me)
    const from = at % (length + 1)
    const edit = {
      at: from,
      remove: isTyping ? 0 : Math.min(remove, length - from),
      insert: isTyping ? 'word' : '',
    }
    const verdict = bus.execute(editText, { fileId: scriptId, edits: [edit] })
    if (bus === this.me.bus && verdict.ok && verdict.changed) this.done.push(verdict.commandId)
  }
}

test('[S27] [invariant 36] however often text went and came back, undo does the same with what is kept of it as with all', () => {
  let reloads = 0
  let back = 0
  const property = fc.property(fc.array(anyStep, { minLength: 30, maxLength: 120 }), (steps) => {
    const stayed = new World(false)
    const left = new World(true)
    for (const step of steps) {
      stayed.do(step)
      left.do(step)
      expect(textIn(left.me)).toBe(textIn(stayed.me))
      if (step.kind === 'reload') reloads++
      if (step.kind === 'to and fro') back++
    }
  })
  assertProperty(property, 300)
  expectOften('reloads', reloads, 150)
  expectOften('to and fro', back, 150)
})
