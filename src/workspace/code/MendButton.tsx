import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useSend } from '../actions/use-send.ts'
import type { ConsoleError } from '../console/console-store.ts'
import { useProject, useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { mendError } from './mend-error.ts'

/** Beside 'Did you mean …?': writes what was meant, in one step that can be undone. There only while the other word still stands there. */
export function MendButton({ error }: { readonly error: ConsoleError }) {
  const t = useT()
  const send = useSend()
  const { access, bus } = useSession()
  const { state } = useWorkspace()
  const { fileId } = error
  useProject((project) =>
    project.file(fileId)?.kind === 'blocks' ? project.blocks(fileId) : project.text(fileId),
  )
  const mend = mendError(bus.project, state.watch, error)
  if (!mend || access === 'viewer') return null
  const use = () => {
    const { ok } =
      mend.kind === 'text'
        ? send(editText, { fileId, edits: [mend.edit] })
        : send(changeBlocks, { fileId, upserts: [mend.upsert], deletes: [] })
    if (ok) state.console.settle(error)
  }
  return (
    <Button kind="go" size="small" onClick={use}>
      {t('code.use', { word: mend.word })}
    </Button>
  )
}
