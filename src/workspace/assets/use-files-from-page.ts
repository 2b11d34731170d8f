import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { isLink } from './is-link.ts'

interface FilesFromPage {
  readonly onFiles: (files: readonly File[]) => void
  /** Somebody pasted or dropped an address: nothing is fetched from elsewhere. */
  readonly onLink: () => void
}

const take = (data: DataTransfer, { onFiles, onLink }: FilesFromPage): boolean => {
  const files = [...data.files]
  if (files.length > 0) onFiles(files)
  else if (isLink(data.getData('text/plain'))) onLink()
  else return false
  return true
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/** Files that are dropped on an element or pasted while it is shown. `isOver` while files are held over it. */
export function useFilesFromPage(options: FilesFromPage) {
  const [depth, setDepth] = useState(0)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || !event.clipboardData) return
    if (take(event.clipboardData, options)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        event.preventDefault()
        setDepth((before) => before + 1)
      },
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: () => setDepth((before) => Math.max(0, before - 1)),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setDepth(0)
        take(event.dataTransfer, options)
      },
    },
  }
}
