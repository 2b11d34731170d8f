import { useEffect, useEffectEvent } from 'react'
import { keyPlace, takesText } from '../shortcuts/key-place.ts'

interface Drop {
  readonly isRunning: () => boolean
  /** What is dropped on the scene or beside it. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onText: (text: string) => void
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/**
 * Hands on what is dropped anywhere in the window, which would be opened in place of the app otherwise. Pages over the scene take or
 * refuse files themselves; a text goes into a field or an editor as ever.
 */
export function useDrop({ isRunning, onFiles, onText }: Drop): void {
  const hold = (event: DragEvent): boolean => {
    if (event.defaultPrevented || (!hasFiles(event) && takesText(event.target))) return false
    event.preventDefault()
    return true
  }
  const over = useEffectEvent((event: DragEvent) => void hold(event))
  const take = useEffectEvent((event: DragEvent) => {
    if (!hold(event)) return
    const place = keyPlace(event.target, isRunning())
    if (place !== 'scene' && place !== 'picture') return
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) return onFiles(files)
    const text = event.dataTransfer?.getData('text/plain') ?? ''
    if (text !== '') onText(text)
  })
  useEffect(() => {
    window.addEventListener('dragover', over)
    window.addEventListener('drop', take)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', take)
    }
  }, [])
}
