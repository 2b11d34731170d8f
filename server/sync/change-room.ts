import * as Y from 'yjs'
import { commandByType } from '../../commands/command-by-type.ts'
import type { CommandBus } from '../../commands/core/command-bus.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../commands/core/journal-entry.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import type { StepsVerdict } from '../../interchange/perform-steps.ts'
import { openDocument } from '../../model/document/open-document.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { newId } from '../storage/new-id.ts'
import type { Account } from '../storage/ports/accounts.ts'
import type { IncomingUpdate } from './check-update.ts'
import type { ProjectGate } from './project-gate.ts'

export type RoomChange =
  | { readonly ok: true }
  /** Why nothing, or not all of it, came in. */
  | { readonly ok: false; readonly code: ErrorCode }

/** Does commands; `isNew` when the project was still empty and has just become the empty starter scene. */
export type RoomEdit = (bus: CommandBus, isNew: boolean) => StepsVerdict

interface Room {
  readonly gate: ProjectGate
  readonly account: Account
  readonly now: () => number
}

/**
 * Lets somebody who is not in a room change its project by commands. They happen on a copy first; when none is refused, each goes
 * through the gate like an edit that came over the wire: checked, stored under its label and author, then shown to everybody.
 */
export async function changeRoom({ gate, account, now }: Room, perform: RoomEdit): Promise<RoomChange> {
  const updates: Pick<IncomingUpdate, 'bytes' | 'label'>[] = []
  const copy = openDocument()
  Y.applyUpdate(copy.document, await gate.state())
  const isNew = copy.document.store.clients.size === 0
  if (isNew) {
    const bytes = templateBytes('blank')
    Y.applyUpdate(copy.document, bytes)
    updates.push({ bytes, label: undefined })
  }
  copy.loaded()
  const append = ({ event, bytes }: JournalEntry): void => {
    if (!bytes || event.kind !== 'command') return
    const { id: commandId, type, version, payload } = event.command
    const surface = commandByType(type, version)?.surface(payload)
    const words = surface && bus.nextUndo(surface)
    const label = { key: words?.key ?? '', params: { ...words?.params } }
    updates.push({ bytes, label: { kind: 'label', commandId, type, label } })
  }
  const bus = createCommandBus({
    document: copy.document,
    actor: account.username,
    clock: now,
    newId,
    journal: { append },
  })
  const verdict = perform(bus, isNew)
  bus.close()
  copy.document.destroy()
  if (!verdict.ok) return { ok: false, code: verdict.code }
  const { verdicts, refusal } = await gate.admit(
    updates.map((update) => ({ ...update, userId: account.id, epoch: undefined })),
  )
  if (refusal) return { ok: false, code: refusal.reason }
  if (verdicts.includes('gap')) return { ok: false, code: 'sync.update-incomplete' }
  return { ok: true }
}
