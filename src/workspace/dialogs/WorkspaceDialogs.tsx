import { lazy, Suspense } from 'react'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

const Palette = lazy(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }))
const KeysSheet = lazy(async () => ({ default: (await import('../shortcuts/KeysSheet.tsx')).KeysSheet }))
const MomentDialog = lazy(async () => ({
  default: (await import('../history/MomentDialog.tsx')).MomentDialog,
}))

/** The dialogs that keys open; fetched when somebody asks for one. */
export function WorkspaceDialogs() {
  const { state } = useWorkspace()
  const dialog = useCell(state.dialog)
  const close = () => state.dialog.set(null)
  if (dialog === null) return null
  return (
    <Suspense>
      {dialog === 'palette' ? <Palette onClose={close} /> : null}
      {dialog === 'keys' ? <KeysSheet onClose={close} /> : null}
      {dialog === 'moment' ? <MomentDialog onClose={close} /> : null}
    </Suspense>
  )
}
