import { useEffect, useEffectEvent } from 'react'
import { takesText } from '../shortcuts/key-place.ts'
import { type TransferTakers, takeTransfer } from './take-transfer.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/**
 * Hands on what is dropped anywhere in the window, which would be opened in place of the app otherwise. Pages over the scene take or
 * refuse files themselves; a text goes into a field or an editor as ever.
 */
export function useDrop(takers: TransferTakers): void {
  const hold = (event: DragEvent): boolean => {
    if (event.defaultPrevented || (!hasFiles(event) && takesText(event.target))) return false
    event.preventDefault()
    return true
  }
  const over = useEffectEvent((event: DragEvent) => void hold(event))
  const take = useEffectEvent((event: DragEvent) => {
    const { target, dataTransfer, clientX: x, clientY: y } = event
    if (hold(event)) takeTransfer(target, dataTransfer, takers, { x, y })
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
