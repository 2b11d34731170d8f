import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastSignal } from './toast-signal.ts'

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }))

/** In a page that is drawn before its script. */
const noneYet = () => false

/** Where toasts appear once there is a first one. Mounted once, above everything. */
export function ToastSlot() {
  const isWanted = useSyncExternalStore(toastSignal.subscribe, toastSignal.get, noneYet)
  return isWanted ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null
}
