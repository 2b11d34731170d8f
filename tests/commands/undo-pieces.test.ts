import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editText } from '../../commands/file/edit-text.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { reloaded } from './support/reloaded.ts'
import { sync, twoPeople } from './support/two-people.ts'
import { scriptId, textIn, type Workbench, workbench } from './support/workbench.ts'

const file = `file:${scriptId}` as const

/** One step of its own. Its id. */
function edit({ bus }: Workbench, at: number, remove: number, insert: string): string {
  bus.endMerge()
  const verdict = bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })
  if (!verdict.ok || !verdict.changed) throw new Error('the edit was refused')
  return verdict.commandId
}

describe('text that came back whole and was deleted in pieces, or came back in one piece with other text', () => {
  test('[S27] is taken away whole by the undo of its typing', () => {
    const bench = workbench()
    const before = textIn(bench)
    edit(bench, 0, 0, 'abcde')
    edit(bench, 0, 5, '')
    bench.bus.undo(file)
    edit(bench, 0, 2, '')
    edit(bench, 0, 3, '')
    const shown = ['', '', ''].map(() => bench.bus.undo(file).ok && textIn(bench))
    expect(shown).toEqual([`cde${before}`, `abcde${before}`, before])
    expect(bench.bus.redo(file).ok && textIn(bench)).toBe(`abcde${before}`)
  })

  test('[S27] is taken away alone by the undo of its line: what was typed in another step stays', () => {
    const bench = workbench()
    const before = textIn(bench)
    const first = edit(bench, 0, 0, 'ab')
    edit(bench, 2, 0, 'cde')
    edit(bench, 0, 5, '')
    bench.bus.undo(file)
    expect(bench.bus.undoCommand(first).ok && textIn(bench)).toBe(`cde${before}`)
    expect(bench.bus.redoCommand(first).ok && textIn(bench)).toBe(`abcde${before}`)
  })

  test('[S27] is taken away alone by the undo of its line: what somebody else typed stays', () => {
    const [ana, ben, meet] = twoPeople()
    const before = textIn(ana)
    const first = edit(ana, 0, 0, 'ab')
    meet()
    edit(ben, 2, 0, 'cde')
    meet()
    edit(ana, 0, 5, '')
    ana.bus.undo(file)
    expect(ana.bus.undoCommand(first).ok && textIn(ana)).toBe(`cde${before}`)
    meet()
    expect(textIn(ben)).toBe(`cde${before}`)
  })
})

interface Step {
  readonly kind: 'mine' | 'theirs' | 'undo' | 'redo' | 'line' | 'reload'
  readonly at: number
  readonly length: number
  readonly isTyping: boolean
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('mine' as const) },
    { weight: 5, arbitrary: fc.constantFrom('undo' as const, 'redo' as const, 'line' as const) },
    { weight: 1, arbitrary: fc.constantFrom('theirs' as const, 'reload' as const) },
  ),
  // Near the beginning, where the others are.
  at: fc.nat(5),
  length: fc.integer({ min: 1, max: 8 }),
  isTyping: fc.boolean(),
})

const firstLetter = '\u4e00'

/** Two people at one text in which no letter occurs twice, and of each step of Ana's the letters that it is about. */
class World {
  private readonly ben: Workbench
  private ana: Workbench
  private readonly about = new Map<string, ReadonlySet<string>>()
  private letters = firstLetter.charCodeAt(0)
  /** Steps taken back or done again by name. */
  lines = 0

  constructor() {
    ;[this.ana, this.ben] = twoPeople()
  }

  do({ kind, at, length, isTyping }: Step): void {
    const before = textIn(this.ana)
    if (kind === 'mine' || kind === 'theirs') {
      const who = kind === 'mine' ? this.ana : this.ben
      const from = at % (before.length + 1)
      const remove = isTyping ? 0 : Math.min(length, before.length - from)
      if (!isTyping && remove === 0) return
      const id = edit(who, from, remove, isTyping ? this.fresh(length) : '')
      this.meet()
      if (kind === 'mine') this.about.set(id, difference(before, textIn(this.ana)))
    } else if (kind === 'reload') this.ana = reloaded(this.ana)
    else this.revert(kind, at)
  }

  private revert(kind: 'undo' | 'redo' | 'line', at: number): void {
    const { bus } = this.ana
    const before = textIn(this.ana)
    const steps = [...this.about.keys()]
    const id = kind === 'line' ? steps[at % steps.length] : undefined
    if (kind === 'line') {
      if (id === undefined) return
      const outcome = bus[bus.stepOf(id) === 'redo' ? 'redoCommand' : 'undoCommand'](id)
      if (outcome.ok) this.lines++
    } else bus[kind](file)
    const changed = difference(before, textIn(this.ana))
    const one = (id === undefined ? steps : [id]).some((step) => isWithin(changed, this.about.get(step)))
    expect(changed.size === 0 || one, [...changed].join('')).toBe(true)
    this.meet()
  }

  private fresh(length: number): string {
    const from = this.letters
    this.letters += length
    return String.fromCharCode(...Array.from({ length }, (_, index) => from + index))
  }

  private meet(): void {
    sync(this.ana, this.ben)
    sync(this.ben, this.ana)
    expect(textIn(this.ben)).toBe(textIn(this.ana))
  }
}

/** Of letters that were typed here: in the text that the tab is born with some occur more than once. */
const difference = (a: string, b: string): ReadonlySet<string> =>
  new Set([...a, ...b].filter((letter) => letter >= firstLetter && a.includes(letter) !== b.includes(letter)))

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string> = new Set()): boolean =>
  [...some].every((one) => all.has(one))

test('[S27] what is taken back is what one step did, and nothing of any other, however texts went and came back', () => {
  let lines = 0
  const property = fc.property(fc.array(anyStep, { minLength: 10, maxLength: 60 }), (steps) => {
    const world = new World()
    for (const step of steps) world.do(step)
    lines += world.lines
  })
  assertProperty(property, 300)
  expectOften('lines', lines, 300)
})

test('[S27] who is alone finds by undo, step by step, each text that there was', () => {
  let undone = 0
  const property = fc.property(fc.array(anyStep, { minLength: 10, maxLength: 60 }), (steps) => {
    let bench = workbench()
    const past = [textIn(bench)]
    let future: string[] = []
    for (const { kind, at, length, isTyping } of steps) {
      const text = textIn(bench)
      const from = at % (text.length + 1)
      const remove = isTyping ? 0 : Math.min(length, text.length - from)
      if (kind === 'undo') {
        const outcome = bench.bus.undo(file)
        expect(outcome.ok).toBe(past.length > 1)
        if (!outcome.ok) continue
        future.unshift(past.pop() ?? '')
        undone++
      } else if (kind === 'redo') {
        expect(bench.bus.redo(file).ok).toBe(future.length > 0)
        past.push(...future.splice(0, 1))
      } else if (kind === 'reload') bench = reloaded(bench)
      else if (isTyping || remove > 0) {
        edit(bench, from, remove, isTyping ? 'xyzabcde'.slice(0, length) : '')
        past.push(textIn(bench))
        future = []
      }
      expect(textIn(bench)).toBe(past.at(-1))
    }
  })
  assertProperty(property, 300)
  expectOften('undone', undone, 300)
})
