import { useEffect, useEffectEvent } from 'react'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { showToast } from '../../ui/show-toast.tsx'
import type { ProjectSession } from '../project-session/project-session.ts'
import { hasDeviceFiles } from './device-mark.ts'

/** Sends the files of this device to the account of who logs in; also when a network is back. Says when that does not work. */
export function useBringUpFiles({ bus, access }: ProjectSession, account: string | null): void {
  const errorText = useErrorText()
  const bringUp = useEffectEvent(async () => {
    if (account === null || access === 'viewer' || !hasDeviceFiles()) return
    // Without a network the module may not be there: the next change of the network tries again.
    const module = await import('./bring-up.ts').catch(() => undefined)
    const trouble = await module?.bringUp(account, bus)
    if (trouble && trouble !== 'general.offline') showToast({ kind: 'error', text: errorText(trouble) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: who logs in, into which project, is what this reacts to
  useEffect(() => {
    bringUp()
    window.addEventListener('online', bringUp)
    return () => window.removeEventListener('online', bringUp)
  }, [account, bus])
}
