import * as Y from 'yjs'
import type { JsonValue } from '../../model/json.ts'
import type { Command } from '../core/command.ts'
import { documentHash } from '../core/document-hash.ts'
import { chainEntry, type JournalPosition } from '../core/journal.ts'
import type { JournalEntry, JournalEvent } from '../core/journal-entry.ts'
import type { Recording, RecordingBase } from '../core/recording.ts'
import { editText } from '../file/edit-text.ts'
import { placesIn } from './redaction/item-place.ts'
import { recordingWords } from './redaction/recording-words.ts'
import { type ItemWords, redactItem } from './redaction/redact-item.ts'
import { redactJson } from './redaction/redact-json.ts'
import { redactNote } from './redaction/redact-note.ts'
import { redactUndo } from './redaction/redact-undo.ts'
import { rewriteUpdate } from './redaction/rewrite-update.ts'
import { updateShape } from './redaction/update-shape.ts'
import { type Divergence, openReplayer, type Replayer } from './replayer.ts'

/** A recording without the words of people, or the first entry at which the given one does not replay. */
export type RedactedRecording =
  | {
      readonly ok: true
      readonly recording: Recording
      /** Types of commands (and `undo`, `redo`) that stand in it as the changes they made, because with other words they would do something else. */
      readonly commandsAsUpdates: readonly string[]
    }
  | { readonly ok: false; readonly at: number; readonly why: Divergence }

/**
 * The same session in other words: texts and names have the same lengths and the same equalities, people are numbers, and ids, places,
 * trees and blocks are as they were. The commands are run again with those words on a twin of the document, so it replays as the
 * original does. Nobody who does not know `salt` can turn it back; give a fresh random one. `blockWords` are what blocks of the product are
 * made of (`language/blocks/block-words`); what else stands in a block is taken for somebody's words.
 */
export function redactRecording(
  recording: Recording,
  salt: string,
  blockWords: ReadonlySet<string> = new Set(),
): RedactedRecording {
  const end = openReplayer(recording)
  if (!end) return unreadable
  for (const { seq } of recording.entries) {
    const why = end.next()
    if (why) return { ok: false, at: seq - recording.base.position.seq, why }
  }
  const words = recordingWords(recording, end.document, salt, blockWords)
  const asUpdates = new Set<string>()
  for (;;) {
    const redactor = openRedactor(recording, words, asUpdates)
    if (!redactor) return unreadable
    const failed = redactor.run()
    if (failed) return { ok: false, ...failed }
    const { differing, result } = redactor
    if (differing.size === 0) return { ok: true, recording: result, commandsAsUpdates: [...asUpdates].sort() }
    for (const type of differing) asUpdates.add(type)
  }
}

const unreadable = Object.freeze({ ok: false, at: 0, why: 'unreadable-update' })

function openRedactor(
  recording: Recording,
  words: ItemWords,
  asUpdates: ReadonlySet<string>,
): Redactor | undefined {
  const original = openReplayer(recording)
  if (!original) return undefined
  const base = redactBase(recording.base, original.document, words)
  const entries: JournalEntry[] = []
  const twin = openReplayer({ base, entries })
  return twin && new Redactor({ recording, words, asUpdates, original, base }, { twin, entries })
}

interface Parts {
  readonly recording: Recording
  readonly words: ItemWords
  readonly asUpdates: ReadonlySet<string>
  readonly original: Replayer
  readonly base: RecordingBase
}

interface Twin {
  /** Does the entries that are pushed on `entries`. */
  readonly twin: Replayer
  readonly entries: JournalEntry[]
}

/** One try to redact a recording, with some commands written as updates. */
class Redactor {
  /** Types of commands that did something else with other words: what is made is of no use then, and is to be made again with those as updates. */
  readonly differing = new Set<string>()
  private readonly parts: Parts
  private doing: Twin
  private last: JournalPosition

  constructor(parts: Parts, doing: Twin) {
    this.parts = parts
    this.doing = doing
    this.last = parts.base.position
  }

  get result(): Recording {
    return { base: this.parts.base, entries: this.doing.entries }
  }

  /**
   * Does all entries. Returns the first at which even the update does something else, nothing when there is none. After a command that differs
   * the twin goes on from what the original is in other words, which is what it will be with that command as an update: so one pass
   * finds all of them, but those that differ only because of another one that became an update (an undo of it).
   */
  run(): { readonly at: number; readonly why: Divergence } | undefined {
    const { recording, original } = this.parts
    for (const [index, { event, bytes }] of recording.entries.entries()) {
      const clock = Y.getState(original.document.store, recording.base.clientId)
      original.next()
      const type = typeOf(event)
      const isRepeated = type !== undefined && !this.isUpdate(type)
      const update = isRepeated ? undefined : this.rewritten(type === undefined ? bytes : original.update)
      this.push(this.redactEvent(event, clock), update)
      const { twin } = this.doing
      const divergence = twin.next()
      // A keyframe is still that of the original's words; `settle` writes the twin's.
      const why = event.kind === 'keyframe' ? undefined : divergence
      if (!why && updateShape(twin.update) === updateShape(this.rewritten(original.update))) this.settle()
      else if (isRepeated) {
        this.differing.add(type)
        if (!this.catchUp()) return undefined
      } else return this.differing.size > 0 ? undefined : { at: index + 1, why: why ?? 'other-effect' }
    }
    return undefined
  }

  private isUpdate(type: string): boolean {
    return this.parts.asUpdates.has(type) || this.differing.has(type)
  }

  /** Makes a twin of what the original is now. */
  private catchUp(): boolean {
    const { original, words } = this.parts
    const entries: JournalEntry[] = []
    const base = redactBase(original.baseHere(), original.document, words)
    const twin = openReplayer({ base, entries })
    if (twin) this.doing = { twin, entries }
    return twin !== undefined
  }

  /** Lets the twin do an entry whose hash is not known yet. */
  private push(event: JournalEvent, bytes: Uint8Array | undefined): void {
    const seq = this.last.seq + 1
    this.doing.entries.push({ seq, event, effect: '', hash: '', ...(bytes && { bytes }) })
  }

  /** Writes the entry that was done as what it did. */
  private settle(): void {
    const { entries, twin } = this.doing
    const done = entries.pop()
    if (!done) return
    const event: JournalEvent =
      done.event.kind === 'keyframe' ? { ...done.event, state: documentHash(twin.document) } : done.event
    const entry = chainEntry(this.last, event, twin.update)
    this.last = entry
    entries.push(entry)
  }

  private rewritten(update: Uint8Array | undefined): Uint8Array | undefined {
    return update && rewrite(Y.decodeUpdate(update), this.parts.original.document, this.parts.words)
  }

  private redactEvent(event: JournalEvent, clock: number): JournalEvent {
    const { words: itemWords } = this.parts
    const { words } = itemWords
    switch (event.kind) {
      case 'command': {
        const { command } = event
        const actor = words.person(command.actor)
        if (this.isUpdate(command.type)) return { kind: 'remote', from: actor, at: command.at }
        return { ...event, command: { ...command, actor, payload: this.redactPayload(command, clock) } }
      }
      case 'undo':
      case 'redo': {
        const actor = words.person(event.actor)
        if (this.isUpdate(event.kind)) return { kind: 'remote', from: actor, at: event.at }
        return { ...event, actor }
      }
      case 'remote':
        return { ...event, from: words.person(event.from) }
      case 'keyframe':
        return event
      default:
        return { ...event, data: redactNote(event.kind, event.data) }
    }
  }

  /** What is typed gets the units that its letters will have in the document, from `clock` on. */
  private redactPayload({ type, payload }: Command, clock: number): JsonValue {
    const { recording, words } = this.parts
    const typed = type === editText.type ? editText.payload.safeParse(payload) : undefined
    if (!typed?.success) return redactJson(payload, words.words)
    let at = clock
    const edits = typed.data.edits.map((edit) => {
      const units = Array.from({ length: edit.insert.length }, (_, index) =>
        words.unit(recording.base.clientId, at + index, edit.insert.charAt(index)),
      )
      at += edit.insert.length
      return { ...edit, insert: units.join('') }
    })
    return { fileId: typed.data.fileId, edits }
  }
}

/** What an entry is done again as: `undefined` for one whose bytes are applied. */
function typeOf(event: JournalEvent): string | undefined {
  if (event.kind === 'command') return event.command.type
  return event.kind === 'undo' || event.kind === 'redo' ? event.kind : undefined
}

function rewrite(update: ReturnType<typeof Y.decodeUpdate>, document: Y.Doc, words: ItemWords): Uint8Array {
  const placeOf = placesIn(document)
  return rewriteUpdate(update, (item) => redactItem(item, placeOf(item), words))
}

function redactBase(base: RecordingBase, document: Y.Doc, words: ItemWords): RecordingBase {
  const update = rewrite(Y.decodeUpdateV2(base.document), document, words)
  const undo = base.undo && redactUndo(base.undo, words.words)
  return { ...base, undo, document: Y.convertUpdateFormatV1ToV2(update) }
}
