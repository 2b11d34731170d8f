import { cssTransition, ToastContainer } from 'react-toastify/unstyled'
import { useT } from '../i18n/use-t.ts'
import { classes } from './classes.ts'
import styles from './Toast.module.css'
import { toastDuration } from './toast-duration.ts'

const settle = cssTransition({ enter: classes(styles.enter), exit: classes(styles.leave), collapse: false })

/** The corner of toasts: bottom centre, read out by screen readers. `ToastSlot` mounts it. */
export function ToastHost() {
  const t = useT()
  return (
    <div className={styles.host}>
      <ToastContainer
        aria-label={t('common.messages')}
        position="bottom-center"
        transition={settle}
        autoClose={toastDuration.plain}
        closeButton={false}
        closeOnClick={false}
        draggable={false}
        icon={false}
        limit={3}
        newestOnTop={false}
      />
    </div>
  )
}
