import { type MouseEvent, useState } from 'react'
import { hasLittleMemory } from '../../../protocol/frame/little-memory.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { keysToWorld } from '../../ui/keys-to-world.ts'
import styles from './HeavyNote.module.css'

/** More things than this are a lot for one scene (`browser.md` 3). */
const many = 1_000

/** What was read since this page was opened: who runs a world every minute is not told every minute. */
const read = new Set<string>()

interface HeavyNoteProps {
  /** How many things the scene has that plays. */
  readonly things: number
  /** Whoever plays can change the world. */
  readonly isMaker: boolean
}

/** Over a world that plays: that it has more things, or the device less memory, than makes it play smoothly, and what helps. */
export function HeavyNote({ things, isMaker }: HeavyNoteProps) {
  const t = useT()
  const locale = useLocale()
  const [, setClosed] = useState(false)
  const count = things.toLocaleString(locale)
  const lines = [
    ...(hasLittleMemory(navigator) ? [t('world.heavy.device')] : []),
    ...(things > many ? [t(isMaker ? 'world.heavy.own' : 'world.heavy.world', { count })] : []),
  ].filter((line) => !read.has(line))
  const playOn = (event: MouseEvent<HTMLButtonElement>) => {
    keysToWorld(event)
    for (const line of lines) read.add(line)
    setClosed(true)
  }
  if (lines.length === 0) return null
  return (
    <div className={styles.note}>
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button size="small" onClick={playOn}>
        {t('world.heavy.playOn')}
      </Button>
    </div>
  )
}
