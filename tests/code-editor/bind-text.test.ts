import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Verdict } from '../../commands/core/command-bus.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import type { TextEdit } from '../../commands/core/write.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { limits } from '../../model/document/limits.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import { createValue } from '../../src/client/observable-value.ts'
import type { TextWatch } from '../../src/client/project-session/project-session.ts'
import { watchText } from '../../src/client/project-session/text-watch.ts'
import {
  bindText,
  type EditorText,
  type SharedText,
  type TextReplacement,
} from '../../src/code-editor/bind-text.ts'
import { startBytes } from '../blocks/replica.ts'
import { assertProperty } from '../commands/support/assert-property.ts'

const fileId = FileId.parse('file-js')

/** What Monaco's model does for the binding, without a screen: several carets change the text at once. */
class FakeEditor implements EditorText {
  text = ''
  carets = [0]
  stays = true
  private listener: (replacements: readonly TextReplacement[]) => boolean = () => true
  read = () => this.text
  replace({ at, remove, insert }: { at: number; remove: number; insert: string }): void {
    this.text = this.text.slice(0, at) + insert + this.text.slice(at + remove)
    this.carets = this.carets.map((caret) => {
      if (caret < at) return caret
      return caret < at + remove ? at : caret + insert.length - remove
    })
  }
  onEdit(listener: (replacements: readonly TextReplacement[]) => boolean) {
    this.listener = listener
    return () => {}
  }
  /** Types over ranges that do not overlap; offsets are those of the text before. */
  type(replacements: readonly TextReplacement[]): void {
    for (const { offset, length, text } of replacements.toSorted((x, y) => y.offset - x.offset)) {
      this.text = this.text.slice(0, offset) + text + this.text.slice(offset + length)
    }
    this.stays = this.listener(replacements)
  }
}

function person(clientId: number, start: Uint8Array) {
  const document = new Y.Doc()
  Y.applyUpdate(document, start)
  document.clientID = clientId
  let time = 0
  const clock = () => {
    time += 100
    return time
  }
  const bus = createCommandBus({
    document,
    actor: `p${clientId}`,
    clock,
    newId: () => `c${time}`,
    journal: new MemoryJournal(),
  })
  const editor = new FakeEditor()
  const refusals: unknown[] = []
  const room = { peers: createValue([]), tellCaret: () => {} }
  const bind = (edit = (watch: TextWatch, edits: readonly TextEdit[]): Verdict => watch.ownEdit(edits)) => {
    let tell: Parameters<typeof watchText>[2] = () => {}
    const watch = watchText({ document, bus, room }, fileId, (edits) => tell(edits))
    const shared: SharedText = {
      read: () => bus.project.text(fileId),
      edit: (edits) => edit(watch, edits),
      watch(onEdits, onSettled) {
        tell = onEdits
        return bus.subscribe(onSettled)
      },
    }
    bindText(editor, shared, (verdict) => refusals.push(verdict))
  }
  return { document, bus, editor, inbox: [] as Uint8Array[], refusals, bind }
}

function pair() {
  const first = person(2, startBytes())
  first.bus.execute(createFile, { fileId, sceneId: SceneId.parse('scene-1'), kind: 'js' })
  const second = person(3, Y.encodeStateAsUpdate(first.document))
  const both = [first, second]
  for (const one of both) {
    one.bind()
    one.document.on('update', (update: Uint8Array, origin: unknown) => {
      const isForeign = typeof origin === 'object' && origin !== null && 'from' in origin
      if (!isForeign) for (const other of both) if (other !== one) other.inbox.push(update)
    })
  }
  return both
}

const deliver = (one: ReturnType<typeof person>) => {
  for (const update of one.inbox.splice(0)) one.bus.applyRemote(update, 'other')
}

describe('the text editor and the shared text', () => {
  test('two people type, paste, undo and receive in any order and end with the same text', () => {
    let edits = 0
    const word = fc.constantFrom('x', 'ab\n', '\r\n', 'ü', '😀', '', 'let y = 1\r\n')
    const step = fc.record({
      who: fc.nat(1),
      what: fc.nat(9),
      places: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 3 }),
      remove: fc.nat(4),
      text: word,
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
        const both = pair()
        for (const { who, what, places, remove, text } of steps) {
          const one = both[who]!
          if (what === 0) deliver(one)
          else if (what === 1) one.bus.undo(`file:${fileId}`)
          else if (what === 2) one.bus.redo(`file:${fileId}`)
          else {
            const size = one.editor.text.length + 1
            const offsets = [...new Set(places.map((place) => place % size))].toSorted((x, y) => x - y)
            one.editor.type(
              offsets.map((offset, index) => ({
                offset,
                length: Math.min(remove, (offsets[index + 1] ?? size - 1) - offset),
                text,
              })),
            )
            edits++
          }
          expect(one.editor.text).toBe(one.bus.project.text(fileId))
        }
        for (const one of both) deliver(one)
        expect(both[0]!.editor.text).toBe(both[0]!.bus.project.text(fileId))
        expect(both[1]!.editor.text).toBe(both[0]!.editor.text)
      }),
      { numRuns: 200 },
    )
    expect(edits).toBeGreaterThan(1_000)
  })

  test('[invariant 31] each caret stays between the words where it stood, whatever somebody else does', () => {
    const edit = fc.record({
      at: fc.nat(200),
      remove: fc.nat(9),
      insert: fc.constantFrom('', 'x', 'ab\n', '😀'),
    })
    const property = fc.property(
      fc.array(edit, { minLength: 1, maxLength: 12 }),
      fc.nat(3),
      (edits, late) => {
        const [mine, other] = pair()
        mine!.editor.type([{ offset: 0, length: 0, text: 'let eggs = 12\nhatch(eggs)\n' }])
        deliver(other!)
        const text = textOf(mine!.document)
        const { length } = mine!.editor.text
        mine!.editor.carets = Array.from({ length: length + 1 }, (_, offset) => offset)
        const stood = mine!.editor.carets.map((offset) => ({
          left: Y.createRelativePositionFromTypeIndex(text, offset, -1),
          right: Y.createRelativePositionFromTypeIndex(text, offset),
        }))
        for (const [index, { at, remove, insert }] of edits.entries()) {
          const size = other!.editor.text.length
          const offset = at % (size + 1)
          other!.editor.type([{ offset, length: Math.min(remove, size - offset), text: insert }])
          if (index % (late + 1) === 0) deliver(mine!)
        }
        deliver(mine!)
        const now = (place: Y.RelativePosition) =>
          Y.createAbsolutePositionFromRelativePosition(place, mine!.document)!.index
        const isGone = (at: number) => now(stood[at]!.right) === now(stood[at + 1]!.left)
        for (const [offset, caret] of mine!.editor.carets.entries()) {
          let [first, last] = [offset, offset]
          while (first > 0 && isGone(first - 1)) first--
          while (last < length && isGone(last)) last++
          expect(caret, `caret ${offset}`).toBeGreaterThanOrEqual(now(stood[first]!.left))
          expect(caret, `caret ${offset}`).toBeLessThanOrEqual(now(stood[last]!.right))
        }
      },
    )
    assertProperty(property, 150)
  })

  test('[invariant 31] a caret moves with words before it, stays with words behind it, and where its own are gone', () => {
    const caretAfter = (offset: number, length: number, text: string): number => {
      const [mine, other] = pair()
      mine!.editor.carets = [10]
      other!.editor.type([{ offset, length, text }])
      deliver(mine!)
      return mine!.editor.carets[0]!
    }
    expect(caretAfter(0, 0, 'abc')).toBe(13)
    expect(caretAfter(0, 4, '')).toBe(6)
    expect(caretAfter(12, 0, 'abc')).toBe(10)
    expect(caretAfter(12, 4, 'x')).toBe(10)
    expect(caretAfter(7, 6, '')).toBe(7)
  })

  test('an edit that makes the text too long is told once and taken back', () => {
    const [mine, other] = pair()
    mine!.editor.type([{ offset: 0, length: 0, text: 'x'.repeat(limits.textLength - 40) }])
    const { text } = mine!.editor
    mine!.editor.type([{ offset: 20, length: 4, text: 'too long'.repeat(10) }])
    const refusal = { ok: false, code: 'text.too-long', params: { max: limits.textLength } }
    expect(mine!.refusals).toEqual([refusal])
    expect(mine!.editor.text).toBe(text)
    expect(mine!.bus.project.text(fileId)).toBe(text)
    expect(mine!.editor.stays).toBe(false)

    mine!.editor.type([{ offset: 20, length: 0, text: 'fits' }])
    deliver(other!)
    expect(mine!.refusals).toEqual([refusal])
    expect(mine!.editor.stays).toBe(true)
    expect(other!.editor.text).toBe(mine!.editor.text)
  })

  test('line ends that whoever may only look cannot mend are no news to them', () => {
    const viewer = person(2, startBytes())
    const text = 'one\r\ntwo'
    viewer.bus.execute(createFile, { fileId, sceneId: SceneId.parse('scene-1'), kind: 'js', text })
    viewer.bind(() => ({ ok: false, code: 'project.read-only', params: {} }))
    expect(viewer.editor.text).toBe('one\ntwo')
    expect(viewer.refusals).toEqual([])
  })
})

function textOf(document: Y.Doc): Y.Text {
  const file = document.getMap('files').get(fileId)
  const text = file instanceof Y.Map ? file.get('text') : undefined
  if (!(text instanceof Y.Text)) throw new Error('the tab has no text')
  return text
}
