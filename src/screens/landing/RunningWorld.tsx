import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './Landing.module.css'
import { isPictureStill, keepPictureStill } from './still-picture.ts'

/**
 * The tree house, running, over its own picture; that stays when the world cannot be shown, or somebody has stopped it. Whoever clicks into it
 * walks around.
 */
export function RunningWorld() {
  const t = useT()
  const locale = useLocale()
  const title = t('site.landing.heroAlt')
  const place = useRef<HTMLDivElement>(null)
  const [isStill, setStill] = useState(isPictureStill)
  const [isRunning, setRunning] = useState(false)
  // It stays while the world begins again, and with it the focus.
  const [hasButton, setButton] = useState(isStill)
  useEffect(() => {
    if (isStill) return
    let isOver = false
    let stop: (() => void) | undefined
    const onRunning = (isNow: boolean) => {
      setRunning(isNow)
      if (isNow) setButton(true)
    }
    const show = async () => {
      // What runs worlds is large, and named here so that the page does not list its parts.
      const { showTreeHouse } = await import('./show-tree-house.ts')
      if (isOver || !place.current) return
      stop = showTreeHouse({ place: place.current, locale, title, onRunning })
    }
    void show().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [locale, title, isStill])
  const toggle = () => {
    setRunning(false)
    setStill(!isStill)
    keepPictureStill(!isStill)
  }
  const name = t(isStill ? 'site.landing.moveWorld' : 'site.landing.stopWorld')
  return (
    <>
      <div ref={place} className={styles.world} data-running={isRunning} inert={!isRunning} />
      {hasButton ? (
        <button
          type="button"
          className={buttonClass('plain', 'normal', styles.pause)}
          aria-label={name}
          title={name}
          onClick={toggle}
        >
          {isStill ? <PlayIcon weight="fill" /> : <Bars />}
        </button>
      ) : null}
    </>
  )
}

/** The sign for a pause. That of the icons comes with the code of the workshop, which the landing page does without. */
const Bars = () => (
  <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />
  </svg>
)
