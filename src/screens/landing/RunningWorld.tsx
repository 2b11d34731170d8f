import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import styles from './Landing.module.css'

/** The tree house, running, over its own picture; that stays when the world cannot be shown. Whoever clicks into it walks around. */
export function RunningWorld() {
  const t = useT()
  const locale = useLocale()
  const title = t('site.landing.heroAlt')
  const place = useRef<HTMLDivElement>(null)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const show = async () => {
      // What runs worlds is large, and named here so that the page does not list its parts.
      const { showTreeHouse } = await import('./show-tree-house.ts')
      if (isOver || !place.current) return
      stop = showTreeHouse({ place: place.current, locale, title, onRunning: setRunning })
    }
    void show().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [locale, title])
  return <div ref={place} className={styles.world} data-running={isRunning} inert={!isRunning} />
}
