import { lazy, Suspense } from 'react'
import { withWords } from '../../i18n/with-words.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

const Palette = lazy(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }))
const KeysSheet = lazy(async () => ({
  default: (await withWords('panels', import('../shortcuts/KeysSheet.tsx'))).KeysSheet,
}))
const MomentDialog = lazy(async () => ({
  default: (await withWords('panels', import('../history/MomentDialog.tsx'))).MomentDialog,
}))

const FeedbackModal = lazy(async () => ({
  default: (await withWords('pages', import('../../feedback/FeedbackModal.tsx'))).FeedbackModal,
}))

const ImportReportModal = lazy(async () => ({
  default: (await import('../file/ImportReportModal.tsx')).ImportReportModal,
}))

/** The dialogs that keys, menus and the palette open; fetched when somebody asks for one. */
export function WorkspaceDialogs() {
  const { state } = useWorkspace()
  const session = useSession()
  const dialog = useCell(state.dialog)
  const close = () => state.dialog.set(null)
  const report = useCell(state.importReport)
  if (dialog === null && report === null) return null
  return (
    <Suspense>
      {dialog === 'palette' ? <Palette onClose={close} /> : null}
      {dialog === 'keys' ? <KeysSheet onClose={close} /> : null}
      {dialog === 'moment' ? <MomentDialog onClose={close} /> : null}
      {dialog === 'feedback' ? <FeedbackModal session={() => session.recording()} onClose={close} /> : null}
      {report === null ? null : (
        <ImportReportModal report={report} onClose={() => state.importReport.set(null)} />
      )}
    </Suspense>
  )
}
