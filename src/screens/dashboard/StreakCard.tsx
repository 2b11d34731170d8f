import { useEffect, useState } from 'react'
import type { StreakAnswer } from '../../../protocol/http/progress.ts'
import { call } from '../../client/http/call.ts'
import { streakRoute, timeZoneRoute } from '../../client/http/progress-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import styles from './Dashboard.module.css'
import { weekDays } from './week-days.ts'

/** Days in a row, the last seven as eggs. Nothing while it is on its way, where a class does without, and when it cannot be had. */
export function StreakCard() {
  const answer = useCall(streakRoute, null)
  const streak = answer?.ok && answer.data.isOn ? answer.data : undefined
  const timeZone = streak?.timeZone
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    // From tomorrow on days begin where the person is.
    if (timeZone !== undefined && here && timeZone !== here) void call(timeZoneRoute, { timeZone: here })
  }, [timeZone])
  return streak ? <Streak streak={streak} /> : null
}

function Streak({
  streak: { streak, longest, isDoneToday, days, timeZone },
}: {
  readonly streak: StreakAnswer
}) {
  const t = useT()
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const nameOf = (noon: Date, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(noon)
  return (
    <section aria-labelledby="streak">
      <div className={styles.cardHead}>
        <h2 id="streak">
          {streak === 0
            ? t('dashboard.streak.none')
            : streak === 1
              ? t('dashboard.streak.one')
              : t('dashboard.streak.many', { count: streak })}
        </h2>
        {longest > streak ? <span>{t('dashboard.streak.best', { count: longest })}</span> : null}
      </div>
      <ul className={styles.week}>
        {weekDays(now, timeZone).map(({ key, noon }) => {
          const isBuilt = days.includes(key)
          const words = { day: nameOf(noon, 'long') }
          return (
            <li key={key}>
              <span
                className={isBuilt ? styles.egg : styles.noEgg}
                role="img"
                aria-label={isBuilt ? t('dashboard.streak.day', words) : t('dashboard.streak.missed', words)}
              >
                {isBuilt ? <EggMark height={36} /> : null}
              </span>
              <span aria-hidden="true">{nameOf(noon, 'narrow')}</span>
            </li>
          )
        })}
      </ul>
      <p className={styles.quiet}>{isDoneToday ? t('dashboard.streak.done') : t('dashboard.streak.warm')}</p>
    </section>
  )
}
