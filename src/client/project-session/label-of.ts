import type { Label } from '../../../commands/core/define-command.ts'
import type { JournalEvent } from '../../../commands/core/journal-entry.ts'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'

/** What the server's history calls an own change; nothing for entries that did not come from the person. */
export function labelOf(
  event: JournalEvent,
  label: Label | undefined,
): Omit<LabelMessage, 'kind'> | undefined {
  const words = label ?? { key: '', params: {} }
  if (event.kind === 'command') return { commandId: event.command.id, type: event.command.type, label: words }
  if (event.kind === 'undo' || event.kind === 'redo')
    return { commandId: event.commandId, type: event.kind, label: words }
  return undefined
}
