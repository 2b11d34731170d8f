import { useEffect, useState } from 'react'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { modelPicture } from './model-picture.ts'

/** A picture of a model, drawn by the scene's page; `null` until there is one, and for other files. */
export function useModelPicture(item: LibraryItem): string | null {
  const { frames } = useWorkspace()
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    if (item.type !== 'models') return
    let isOver = false
    modelPicture(frames, item).then((address) => {
      if (!isOver) setPicture(address || null)
    })
    return () => {
      isOver = true
    }
  }, [frames, item])
  return picture
}
