import { useEffect, useEffectEvent } from 'react'
import { actionForKey } from './action-for-key.ts'
import { keyPlace } from './key-place.ts'
import type { KeyPress } from './key-press.ts'
import type { ShortcutAction } from './shortcut.ts'

/** Performs the shortcuts pressed in the app's own window; those of the frames come over their ports. */
export function useShortcuts(
  isRunning: () => boolean,
  perform: (action: ShortcutAction, isRepeat: boolean) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const key: KeyPress = {
      key: event.key,
      code: event.code,
      ctrl: event.ctrlKey,
      shift: event.shiftKey,
      alt: event.altKey,
      meta: event.metaKey,
      repeat: event.repeat,
    }
    const action = actionForKey(key, keyPlace(event.target, isRunning()))
    if (!action) return
    event.preventDefault()
    perform(action, event.repeat)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
