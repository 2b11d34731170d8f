import { saveFile } from '../../client/save-file.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { recordingFileName } from './recording-file-name.ts'

/** Hands the recording of this session, which holds the whole project, to the browser's downloads and says how it went. */
export function useSaveRecording(): () => Promise<void> {
  const t = useT()
  const session = useSession()
  return async () => {
    try {
      saveFile(recordingFileName(session.bus.project.meta.displayName), await session.recording())
      showToast({ kind: 'success', text: t('workspace.help.recordingSaved') })
    } catch {
      showToast({ kind: 'error', text: t('workspace.help.recordingFailed') })
    }
  }
}
