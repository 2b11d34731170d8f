import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useState, useSyncExternalStore } from 'react'
import type { OpenProject } from '../../client/project-place/open-project.ts'
import { saveFile } from '../../client/save-file.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { recordingFileName } from '../../workspace/header/recording-file-name.ts'
import styles from './LeftBehindModal.module.css'

/**
 * Tells of changes that did not fit into the project any more when it was tidied up meanwhile (ADR 9), and why. Closed, it comes again at the
 * next opening; put away, it does not, and the file that it offers is let go.
 */
export function LeftBehindModal({ project: { session } }: { readonly project: OpenProject }) {
  const t = useT()
  const errorText = useErrorText()
  const [isClosed, setIsClosed] = useState(false)
  const { refused, rescues } = useSyncExternalStore(session.leftBehind.subscribe, session.leftBehind.get)
  const reasons = new Set(refused.map(({ code, params }) => errorText(code, params)))
  const save = () => {
    for (const rescue of rescues) saveFile(recordingFileName(session.bus.project.meta.displayName), rescue)
  }
  return (
    <Modal
      title={t('leftBehind.title')}
      isOpen={refused.length > 0 && !isClosed}
      onClose={() => setIsClosed(true)}
    >
      <p>{refused.length === 1 ? t('leftBehind.one') : t('leftBehind.many', { count: refused.length })}</p>
      <ul className={styles.reasons}>
        {[...reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{t('leftBehind.file')}</p>
      <div className={styles.ways}>
        <Button onClick={() => void session.forgetLeftBehind()}>{t('leftBehind.done')}</Button>
        <Button kind="go" icon={<DownloadSimpleIcon weight="bold" />} onClick={save}>
          {t('workspace.save.saveFile')}
        </Button>
      </div>
    </Modal>
  )
}
