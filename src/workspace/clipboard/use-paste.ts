import { useEffect, useEffectEvent } from 'react'
import { keyPlace } from '../shortcuts/key-place.ts'

/** Hands on what is pasted beside the scene; what is pasted into a field or an editor is theirs. */
export function usePaste(
  isRunning: () => boolean,
  paste: (text: string) => void,
  pasteFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const place = keyPlace(event.target, isRunning())
    if (event.defaultPrevented || (place !== 'scene' && place !== 'picture')) return
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) return pasteFiles(files)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text !== '') paste(text)
  })
  useEffect(() => {
    window.addEventListener('paste', take)
    return () => window.removeEventListener('paste', take)
  }, [])
}
