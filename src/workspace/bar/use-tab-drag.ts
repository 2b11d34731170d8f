import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { SceneId } from '../../../model/ids.ts'
import type { Scene } from '../../../model/project/project.ts'

/** Pixels that a press moves before it is a drag. */
const threshold = 6

/** Where a dragged tab would go: before this one, or behind the last (`null`). */
export interface TabAim {
  readonly before: SceneId | null
}

interface TabDrag {
  readonly list: RefObject<HTMLElement | null>
  readonly scenes: readonly Scene[]
  readonly isDisabled: boolean
  readonly onDrop: (scene: Scene, before: SceneId | null) => void
}

/** Dragging tabs sideways. Esc gives up and changes nothing. */
export function useTabDrag({ list, scenes, isDisabled, onDrop }: TabDrag) {
  const [aim, setAim] = useState<TabAim | null>(null)
  const gesture = useRef<{ scene: Scene; x: number; aim: TabAim | null; stop: () => void } | null>(null)

  const end = () => {
    gesture.current?.stop()
    gesture.current = null
    setAim(null)
  }
  const aimAt = (x: number): TabAim => {
    const tabs = [...(list.current?.querySelectorAll('[data-scene]') ?? [])]
    const index = tabs.findIndex((tab) => {
      const { left, width } = tab.getBoundingClientRect()
      return x < left + width / 2
    })
    return { before: index < 0 ? null : (scenes[index]?.id ?? null) }
  }
  return {
    aim,
    handlers: (scene: Scene) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A finger scrolls the tabs; the menu moves them.
        if (isDisabled || event.button !== 0 || event.pointerType === 'touch') return
        end()
        const byEscape = (key: KeyboardEvent) => {
          if (key.key === 'Escape') end()
        }
        window.addEventListener('keydown', byEscape)
        const stop = () => window.removeEventListener('keydown', byEscape)
        gesture.current = { scene, x: event.clientX, aim: null, stop }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const current = gesture.current
        if (!current) return
        // It was let go elsewhere, over the scene, which is another page.
        if (event.buttons === 0) return end()
        if (!current.aim && Math.abs(event.clientX - current.x) < threshold) return
        if (!current.aim) event.currentTarget.setPointerCapture(event.pointerId)
        current.aim = aimAt(event.clientX)
        setAim(current.aim)
      },
      onPointerUp() {
        const current = gesture.current
        end()
        if (current?.aim) onDrop(current.scene, current.aim.before)
      },
      onPointerCancel: end,
    }),
  }
}
