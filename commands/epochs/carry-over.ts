import * as Y from 'yjs'
import type { RootName } from '../../model/document/root-name.ts'
import { updateReach } from '../../model/document/update-reach.ts'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import { commandByType } from '../command-by-type.ts'
import { applyForeignUpdate } from '../core/apply-foreign-update.ts'
import type { Command } from '../core/command.ts'
import { createCommandBus } from '../core/create-command-bus.ts'
import type { Params } from '../core/define-command.ts'
import type { JournalEntry, JournalEvent } from '../core/journal-entry.ts'
import { MemoryJournal } from '../core/memory-journal.ts'
import { editText } from '../file/edit-text.ts'
import { type Moment, momentOf } from '../history/moment.ts'
import { restoreProject } from '../project/restore-project.ts'
import { type Changes, netEffect, type RunAgain } from './net-effect.ts'

/** Work that could not be done again in the next epoch, and why. */
export interface RefusedWork {
  /** Of the command; `project.restore` where it was an undo or came from another tab. */
  readonly type: string
  readonly code: RejectionCode
  readonly params: Params
}

/** A device’s document in the next epoch. */
export interface CarriedOver {
  /** The next epoch as it began (Yjs update v2). */
  readonly base: Uint8Array
  /** With the unsent work in it. */
  readonly document: Y.Doc
  /** The journal of doing that work again. */
  readonly entries: readonly JournalEntry[]
  readonly refused: readonly RefusedWork[]
}

/** What a device still has of an epoch that was closed without it. */
export interface UnsentWork {
  /** How the epoch ended where it was closed (Yjs update v2). */
  readonly closed: Uint8Array
  /** The device's document of that epoch. */
  readonly document: Y.Doc
  /** What its journals hold of that epoch, oldest first. What they lack is taken from the document. */
  readonly entries: readonly JournalEntry[]
  readonly actor: string
  readonly clock: () => number
  readonly newId: () => string
}

/**
 * Does a device's unsent work of a closed epoch again in the next one. Which work that is, the bytes say: what changes the closed
 * document was not part of it. Commands run again with their payload; typing goes where Yjs puts it in the closed text; undo,
 * redo, other tabs' changes and what no journal holds are done by what they changed. Documents of two epochs are never merged;
 * the one that comes out may be merged with any of the next epoch.
 */
export function carryOver({ closed, document, entries, actor, clock, newId }: UnsentWork): CarriedOver {
  const old = new Y.Doc()
  Y.applyUpdateV2(old, closed)
  const next = new Y.Doc()
  const base = compactDocument(old)
  Y.applyUpdateV2(next, base)
  const journal = new MemoryJournal()
  let again: Command | undefined
  const bus = createCommandBus({
    document: next,
    actor,
    clock: () => again?.at ?? clock(),
    newId: () => again?.id ?? newId(),
    journal,
  })
  const [wanted, now] = [momentOf(old), momentOf(next)]
  const changesOf = changeReader(old, wanted)
  const refused: RefusedWork[] = []
  const report = ({ type, verdict }: RunAgain): void => {
    if (!verdict.ok) refused.push({ type, code: verdict.code, params: verdict.params })
  }
  const runCommand = ({ event }: Work): RunAgain | undefined => {
    again = event.kind === 'command' ? event.command : undefined
    const definition = again && commandByType(again.type, again.version)
    if (!again || !definition || again.type === editText.type) return undefined
    return { type: again.type, verdict: bus.execute(definition, again.payload) }
  }
  const doAgain = (work: Work): void => {
    const changes = work.bytes && changesOf(work.bytes)
    if (!changes) return
    const run = runCommand(work)
    // A command that finds nothing to do, and yet changed something, is done by what it changed.
    const isDone = run && (!run.verdict.ok || run.verdict.changed)
    for (const one of isDone ? [run] : netEffect(bus, wanted, now, changes)) report(one)
  }
  const doWhole = (work: Work): boolean => {
    const isWhole = !work.bytes || holdsBaseOf(old, work.bytes)
    if (isWhole) doAgain(work)
    return isWhole
  }
  // Sessions of two tabs may come in any order: what builds on another one's work waits for that.
  let waiting: readonly Work[] = entries
  for (let before = Infinity; waiting.length < before; ) {
    before = waiting.length
    waiting = waiting.filter((entry) => !doWhole(entry))
  }
  doAgain({ event: { kind: 'remote' }, bytes: Y.encodeStateAsUpdate(document) })
  for (const entry of waiting) if (!doWhole(entry)) report(runCommand(entry) ?? lost)
  bus.close()
  old.destroy()
  return { base, document: next, entries: journal.entries, refused }
}

/** Something that was done, as much of it as is looked at. */
interface Work {
  readonly event: { readonly kind: Exclude<JournalEvent['kind'], 'command'> } | CommandEvent
  readonly bytes?: Uint8Array
}
type CommandEvent = Extract<JournalEvent, { kind: 'command' }>

/** What became of bytes that lack for good what they build on. */
const lost: RunAgain = {
  type: restoreProject.type,
  verdict: { ok: false, code: 'payload.invalid', params: {} },
}

/** Whether a document has all that an update builds on. */
const holdsBaseOf = ({ store }: Y.Doc, update: Uint8Array): boolean =>
  updateReach(Y.decodeUpdate(update), (client) => Y.getState(store, client)) !== undefined

/** Applies updates to a document and says what each changed; `undefined` when the document had all of it. */
function changeReader(document: Y.Doc, { records }: Moment): (update: Uint8Array) => Changes | undefined {
  let changes = new Map<RootName, Set<string>>()
  let isNew = false
  records.invalidate((root, ids) => {
    changes.set(root, new Set([...(changes.get(root) ?? []), ...ids]))
  })
  document.on('update', () => {
    isNew = true
  })
  return (update) => {
    changes = new Map()
    isNew = false
    applyForeignUpdate(document, update, 'carry-over')
    return isNew ? changes : undefined
  }
}
