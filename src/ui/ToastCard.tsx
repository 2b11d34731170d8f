import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { toast } from 'react-toastify/unstyled'
import { useT } from '../i18n/use-t.ts'
import { classes } from './classes.ts'
import styles from './Toast.module.css'
import type { ToastMessage } from './toast-message.ts'

interface ToastCardProps {
  readonly message: ToastMessage
  readonly onClose: () => void
}

/** The paper that a toast is written on. Its time stands still while its button has the focus. */
export function ToastCard({ message: { kind, text, action, stays }, onClose }: ToastCardProps) {
  const t = useT()
  const waits = { onFocus: () => toast.pause({ id: text }), onBlur: () => toast.play({ id: text }) }
  const isPlain = !action && kind !== 'error'
  return (
    <div className={classes(styles.toast, styles[kind], isPlain && styles.plain)}>
      {kind === 'success' ? <CheckCircleIcon weight="bold" /> : null}
      {kind === 'error' ? <WarningCircleIcon weight="bold" /> : null}
      {text}
      {action ? (
        <button
          {...waits}
          type="button"
          onClick={() => {
            action.onPress()
            onClose()
          }}
        >
          {action.text}
        </button>
      ) : null}
      {kind === 'error' || stays ? (
        <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
          <XIcon weight="bold" />
        </button>
      ) : null}
    </div>
  )
}
