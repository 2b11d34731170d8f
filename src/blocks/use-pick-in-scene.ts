import { useEffect, useRef, useState } from 'react'
import type { EntityId } from '../../model/ids.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import type { ItemSource } from './canvas/item-source.ts'

interface PickInScene {
  /** Whether a click in the scene is waited for. */
  readonly isPicking: boolean
  readonly pick: ItemSource['pick']
  readonly cancel: () => void
}

/** Lets a person click a thing of the scene instead of finding its name. What was selected is selected again after it; Esc ends it. */
export function usePickInScene(): PickInScene {
  const { state, frames } = useWorkspace()
  const [isPicking, setPicking] = useState(false)
  const end = useRef(() => {})

  useEffect(() => () => end.current(), [])
  useEffect(() => {
    if (!isPicking) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && end.current()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isPicking])

  const [pick] = useState<ItemSource['pick']>(() => () => {
    const { edit, run } = frames.status.get()
    if (edit !== 'shown' || run !== 'editing') return null
    return (done: (id: EntityId) => void) => {
      end.current()
      const before = state.selection.get()
      // Nothing is selected while it is waited, so that the thing that was selected can be clicked too.
      state.selection.set([])
      setPicking(true)
      const unsubscribe = state.selection.subscribe(() => {
        const [id] = state.selection.get()
        if (!id) return
        end.current()
        done(id)
      })
      end.current = () => {
        end.current = () => {}
        unsubscribe()
        setPicking(false)
        state.selection.set(before)
      }
    }
  })
  return { isPicking, pick, cancel: () => end.current() }
}
