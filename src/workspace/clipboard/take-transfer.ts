import type { WindowPoint } from '../frame/window-point.ts'
import { keyPlace } from '../shortcuts/key-place.ts'

/** Who hears of what is pasted or dropped. */
export interface TransferTakers {
  readonly isRunning: () => boolean
  /** `at`: where they were dropped. */
  readonly onFiles: (files: readonly File[], at?: WindowPoint) => void
  readonly onText: (text: string) => void
}

/** Hands on what a paste or drop brings when it is meant for the scene; what is meant for a field, an editor or a page over it is theirs. */
export function takeTransfer(
  target: EventTarget | null,
  data: DataTransfer | null,
  { isRunning, onFiles, onText }: TransferTakers,
  at?: WindowPoint,
): void {
  const place = keyPlace(target, isRunning())
  if (place !== 'scene' && place !== 'picture') return
  const files = [...(data?.files ?? [])]
  const text = data?.getData('text/plain') ?? ''
  if (files.length > 0) onFiles(files, at)
  else if (text !== '') onText(text)
}
