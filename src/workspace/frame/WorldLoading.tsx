import type { WorldStartContext } from '../../../machines/world-start/world-start-machine.ts'
import { useT } from '../../i18n/use-t.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import styles from './WorldLoading.module.css'

interface WorldLoadingProps {
  readonly name: string
  /** A picture of the world. */
  readonly poster: string
  /** `null` while it is not known what the world is made of. */
  readonly parts: WorldStartContext | null
}

/** A world on its way: what it is called, and how much of it is there. */
export function WorldLoading({ name, poster, parts }: WorldLoadingProps) {
  const t = useT()
  const { total = 0, arrived = 0 } = parts ?? {}
  const isKnown = total > 0
  const count = t('site.play.parts', { arrived, total })
  return (
    <div className={styles.cover}>
      <img className={styles.poster} src={poster} alt="" />
      <div className={styles.words} role="status">
        <EggMark height={56} className={styles.egg} />
        <p className={styles.name}>{name}</p>
        <p>{t('site.play.loading')}</p>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('site.play.loading')}
        {...(isKnown && {
          'aria-valuemin': 0,
          'aria-valuemax': total,
          'aria-valuenow': arrived,
          'aria-valuetext': count,
        })}
      >
        <div className={styles.filled} style={{ width: isKnown ? `${(100 * arrived) / total}%` : 0 }} />
      </div>
      <p className={styles.count} aria-hidden="true">
        {isKnown ? (arrived === total ? t('site.play.begins') : count) : null}
      </p>
    </div>
  )
}
