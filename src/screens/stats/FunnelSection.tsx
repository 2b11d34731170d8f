import { lazy, Suspense } from 'react'
import { funnelRoute } from '../../client/http/statistics-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Answered } from './Answered.tsx'
import { beginSteps, type Funnel } from './funnels.ts'
import styles from './Stats.module.css'
import { Rows } from './StatTable.tsx'
import type { Span } from './span.ts'

const FunnelChart = lazy(async () => ({ default: (await import('./FunnelChart.tsx')).FunnelChart }))

interface FunnelSectionProps {
  readonly funnel: Funnel
  readonly span: Span
}

/** How many people did one step after the other: as bars, and the same as a table for who does not see bars. */
export function FunnelSection({ funnel: { id, events, hoc }, span }: FunnelSectionProps) {
  const t = useT()
  const locale = useLocale()
  const question = { events, startDate: span.from, endDate: span.to, ...(hoc ? { hoc } : {}) }
  const answer = useCall(funnelRoute, question, JSON.stringify(question))
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const title = t(`statistics.funnels.${id}`)
  return (
    <section className={styles.funnel} aria-labelledby={`funnel-${id}`}>
      <h3 id={`funnel-${id}`}>{title}</h3>
      <Answered answer={answer}>
        {({ data: [first] }) => {
          const bars = (first?.cumulativeRaw ?? []).map((people, index) => ({
            name:
              id === 'begin'
                ? t(`statistics.steps.${beginSteps[index] ?? 'sign-up'}`)
                : t('statistics.step', { number: index + 1 }),
            people,
            isHidden: first?.hidden[index] ?? false,
            share: percent.format(first?.cumulative[index] ?? 0),
          }))
          return (
            <>
              <Suspense fallback={<Skeleton height={220} />}>
                <FunnelChart title={title} bars={bars} few={t('statistics.few')} />
              </Suspense>
              <details className={styles.behind}>
                <summary>{t('statistics.asTable')}</summary>
                <table>
                  <caption>{title}</caption>
                  <Rows
                    data={{
                      columns: [t('statistics.stepColumn'), t('statistics.people'), t('statistics.share')],
                      rows: bars.map(({ name, people, isHidden, share }) => [
                        name,
                        isHidden ? t('statistics.few') : people,
                        share,
                      ]),
                    }}
                  />
                </table>
              </details>
            </>
          )
        }}
      </Answered>
    </section>
  )
}
