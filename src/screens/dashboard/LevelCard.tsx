import { xpRoute } from '../../client/http/progress-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './Dashboard.module.css'

/** Level and points. Nothing while they are on their way, where a class does without, and when they cannot be had. */
export function LevelCard() {
  const t = useT()
  const answer = useCall(xpRoute, null)
  if (!answer?.ok || !answer.data.isOn) return null
  const { xp, level, inLevel, levelSize } = answer.data
  const words = t('dashboard.xp.of', { xp, next: xp - inLevel + levelSize })
  return (
    <section aria-labelledby="level">
      <div className={styles.cardHead}>
        <h2 id="level">{t('dashboard.xp.level', { level })}</h2>
        <span>{words}</span>
      </div>
      <progress className={styles.level} value={inLevel} max={levelSize} aria-label={words} />
    </section>
  )
}
