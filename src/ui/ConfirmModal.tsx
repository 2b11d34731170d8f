import { useT } from '../i18n/use-t.ts'
import { Button } from './Button.tsx'
import styles from './ConfirmModal.module.css'
import { Modal } from './Modal.tsx'

interface ConfirmModalProps {
  readonly title: string
  /** What follows from it, in a sentence or two. */
  readonly text: string
  /** The verb on the button that does it. */
  readonly confirm: string
  readonly isBusy: boolean
  /** Why the last try did not work. */
  readonly error?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks once more before something that takes something away. */
export function ConfirmModal({ title, text, confirm, isBusy, error, onConfirm, onClose }: ConfirmModalProps) {
  const t = useT()
  return (
    <Modal title={title} isOpen onClose={onClose} size="small">
      <p>{text}</p>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button kind="berry" isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  )
}
