import type { Verdict } from '../../../commands/core/command-bus.ts'
import type { CommandDefinition } from '../../../commands/core/define-command.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'

export type Send = <Type extends string, Payload>(
  command: CommandDefinition<Type, Payload>,
  payload: Payload,
) => Verdict

/** Sends commands; a refused one says why in a toast. */
export function useSend(): Send {
  const errorText = useErrorText()
  const session = useSession()
  const { state } = useWorkspace()
  return (command, payload) => {
    const verdict = session.bus.execute(command, payload)
    if (!verdict.ok) {
      session.note('error', { code: verdict.code, command: command.type })
      showToast({ kind: 'plain', text: errorText(verdict.code, verdict.params) })
    } else if (verdict.changed) state.lastDone.set({ kind: 'step', command: command.type })
    return verdict
  }
}
