import { toast } from 'react-toastify/unstyled'
import { ToastCard } from './ToastCard.tsx'
import { toastDuration } from './toast-duration.ts'
import type { ToastMessage } from './toast-message.ts'
import { toastSignal } from './toast-signal.ts'

/**
 * Shows a message at the bottom: 1000 ms, with a button or much to read 6 s (waiting while under the pointer or focused), an error, and what `stays`,
 * until it is closed. The same text twice is shown once.
 */
export function showToast(message: ToastMessage): void {
  toastSignal.raise()
  const autoClose =
    message.kind === 'error' || message.stays
      ? toastDuration.stays
      : message.action || message.isLong
        ? toastDuration.withTime
        : toastDuration.plain
  toast(({ closeToast }) => <ToastCard message={message} onClose={() => closeToast()} />, {
    toastId: message.text,
    autoClose,
    role: message.kind === 'error' ? 'alert' : 'status',
  })
}
