import { useEffect, useEffectEvent } from 'react'
import { type TransferTakers, takeTransfer } from './take-transfer.ts'

/** Hands on what is pasted beside the scene; what is pasted into a field or an editor is theirs. */
export function usePaste(takers: TransferTakers): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!event.defaultPrevented) takeTransfer(event.target, event.clipboardData, takers)
  })
  useEffect(() => {
    window.addEventListener('paste', take)
    return () => window.removeEventListener('paste', take)
  }, [])
}
