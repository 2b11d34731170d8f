import { type PointerEvent, useRef } from 'react'

interface Scrub {
  readonly value: number
  /** Whose number it is: a gesture that began on another one's ends without changing anything. */
  readonly of: string
  /** Added for every 4 px of movement to the right; a tenth of it while Shift is held. */
  readonly step: number
  readonly clamp: (value: number) => number
  readonly onPreview: (value: number) => void
  readonly onCommit: (value: number) => void
  /** The gesture was taken away (Esc, lost pointer): nothing may stay of its previews. */
  readonly onCancel: () => void
}

const pixelsPerStep = 4

interface Gesture {
  /** Where the steps are counted from: the start, or where Shift was last pressed or let go. */
  fromX: number
  fromValue: number
  isFine: boolean
  last: number
  readonly startValue: number
  readonly of: string
  readonly stop: () => void
  /** Takes its previews back, of the thing that it began on. */
  readonly cancel: () => void
}

/** Pointer handlers that change a number by dragging sideways: previews while it moves, one commit at its end. */
export function useScrub({ value, of, step, clamp, onPreview, onCommit, onCancel }: Scrub) {
  const gesture = useRef<Gesture | null>(null)

  const end = () => {
    gesture.current?.stop()
    gesture.current = null
  }
  const cancel = () => {
    const current = gesture.current
    end()
    current?.cancel()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const byEscape = (key: KeyboardEvent) => {
        if (key.key === 'Escape') cancel()
      }
      window.addEventListener('keydown', byEscape)
      gesture.current = {
        fromX: event.clientX,
        fromValue: value,
        isFine: event.shiftKey,
        startValue: value,
        of,
        cancel: onCancel,
        last: value,
        stop: () => window.removeEventListener('keydown', byEscape),
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current
      if (!current) return
      if (current.of !== of) return cancel()
      if (event.shiftKey !== current.isFine)
        Object.assign(current, { fromX: event.clientX, fromValue: current.last, isFine: event.shiftKey })
      const steps = Math.round((event.clientX - current.fromX) / pixelsPerStep)
      const next = clamp(Number((current.fromValue + steps * step * (current.isFine ? 0.1 : 1)).toFixed(6)))
      if (next === current.last) return
      current.last = next
      onPreview(next)
    },
    onPointerUp() {
      const current = gesture.current
      if (!current) return
      if (current.of !== of) return cancel()
      end()
      if (current.last !== current.startValue) onCommit(current.last)
    },
    onPointerCancel: cancel,
  }
}
