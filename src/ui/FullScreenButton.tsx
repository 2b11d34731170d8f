import { CornersInIcon } from '@phosphor-icons/react/dist/csr/CornersIn'
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut'
import { type MouseEvent, useRef, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './FullScreenButton.module.css'
import { IconButton } from './IconButton.tsx'
import { keysToWorld } from './keys-to-world.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFull = () => document.fullscreenElement !== null

/** Gives the section that it is in the whole screen, and takes it back. Not there where the browser cannot. */
export function FullScreenButton() {
  const t = useT()
  const full = useSyncExternalStore(subscribe, isFull)
  const corner = useRef<HTMLDivElement>(null)
  if (!document.fullscreenEnabled) return null
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    keysToWorld(event)
    if (full) void document.exitFullscreen()
    // Refused without a click; then everything stays as it is.
    else
      corner.current
        ?.closest('section')
        ?.requestFullscreen()
        .catch(() => undefined)
  }
  return (
    <div ref={corner} className={styles.corner}>
      <IconButton
        kind="plain"
        label={t(full ? 'common.leaveFull' : 'common.full')}
        icon={full ? <CornersInIcon weight="bold" /> : <CornersOutIcon weight="bold" />}
        onClick={toggle}
      />
    </div>
  )
}
