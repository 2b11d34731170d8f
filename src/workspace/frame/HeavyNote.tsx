import { type MouseEvent, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { keysToWorld } from '../../ui/keys-to-world.ts'
import box from './FrameBox.module.css'
import styles from './HeavyNote.module.css'
import { type Heaviness, heavinessOf } from './heavy-world.ts'

/** What was read since this page was opened: who runs a world every minute is not told every minute. */
const read = new Set<Heaviness>()

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
  const why = heavinessOf(things).filter((one) => !read.has(one))
  const words = {
    device: () => t('world.heavy.device'),
    things: () => t(isMaker ? 'world.heavy.own' : 'world.heavy.world', { count }),
  }
  const playOn = (event: MouseEvent<HTMLButtonElement>) => {
    keysToWorld(event)
    for (const one of why) read.add(one)
    setClosed(true)
  }
  if (why.length === 0) return null
  return (
    <div className={classes(box.note, styles.note)}>
      <div role="status">
        {why.map((one) => (
          <p key={one}>{words[one]()}</p>
        ))}
      </div>
      <Button size="small" onClick={playOn}>
        {t('world.heavy.playOn')}
      </Button>
    </div>
  )
}
