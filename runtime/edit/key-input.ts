import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { OwnKey } from '../../protocol/frame/own-key.ts'
import { isTaken } from '../taken-keys.ts'
import type { PointerInput } from './pointer-input.ts'
import type { SelectionTools } from './selection-tools.ts'
import type { ViewGestures } from './view-gestures.ts'

interface Parts {
  readonly tools: SelectionTools
  readonly pointer: PointerInput
  readonly gestures: ViewGestures
  /** What the app takes. */
  readonly keys: readonly OwnKey[]
  readonly send: (message: FromFrame) => void
}

/** Keys while the frame has the focus: Esc, Ctrl, Space and flying are used here, all others go to the app. */
export function listenToKeys({ tools, pointer, gestures, keys, send }: Parts): void {
  window.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta, repeat } = event
    if (key === 'Control' || key === 'Meta') return tools.hold({ ctrl: true })
    if (key === 'Shift') gestures.isHurrying = true
    if (key === 'Shift') return tools.hold({ shift: true })
    if (key === 'Escape' && (tools.cancel() || pointer.isFraming)) return pointer.drop()
    if (tools.isDragging && key === 'Enter') {
      tools.finish()
      pointer.drop()
      return event.preventDefault()
    }
    if (tools.type(key)) return event.preventDefault()
    if (key === ' ' && !ctrl && !meta) pointer.isPanning = true
    if (gestures.keyDown(code)) return event.preventDefault()
    if (isTaken(event, keys)) event.preventDefault()
    const names = { key: key.slice(0, 32), code: code.slice(0, 32) }
    send({ type: 'key.pressed', ...names, ctrl, shift, alt, meta, repeat })
  })
  window.addEventListener('keyup', ({ key, code }) => {
    if (key === 'Control' || key === 'Meta') tools.hold({ ctrl: false })
    if (key === 'Shift') {
      tools.hold({ shift: false })
      gestures.isHurrying = false
    }
    if (key === ' ') pointer.isPanning = false
    gestures.keyUp(code)
  })
  window.addEventListener('blur', () => {
    tools.hold({ ctrl: false, shift: false })
    gestures.isHurrying = false
    pointer.isPanning = false
  })
}
