import { firstDay } from '../../../protocol/http/statistics.ts'
import { wrongDays } from '../../../protocol/http/wrong-days.ts'
import { statisticsRoute } from '../../client/http/statistics-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Answered } from './Answered.tsx'
import { kinds } from './kinds.ts'
import styles from './Stats.module.css'
import { StatTable } from './StatTable.tsx'
import type { Span } from './span.ts'

interface SpanSectionProps {
  readonly span: Span
  /** What stands in the fields, which may be no span. */
  readonly typed: Span
  readonly onType: (typed: Span) => void
}

/** The table of a span of days (spec 2), which the charts are about too. */
export function SpanSection({ span, typed, onType }: SpanSectionProps) {
  const t = useT()
  const errorText = useErrorText()
  const wrong = wrongDays(typed.from, typed.to)
  const answer = useCall(statisticsRoute, { from_date: span.from, to_date: span.to })
  return (
    <section className={styles.section} aria-labelledby="span">
      <h2 id="span">{t('statistics.span')}</h2>
      <div className={styles.choices}>
        <TextField
          label={t('statistics.firstDay')}
          type="date"
          min={firstDay}
          value={typed.from}
          error={wrong && errorText(wrong)}
          onChange={(from) => onType({ ...typed, from })}
          required
        />
        <TextField
          label={t('statistics.lastDay')}
          type="date"
          min={firstDay}
          value={typed.to}
          onChange={(to) => onType({ ...typed, to })}
          required
        />
      </div>
      <Answered answer={answer}>
        {(data) => (
          <StatTable
            title={t('statistics.inSpan')}
            data={{
              columns: [t('statistics.what'), t('statistics.count')],
              rows: kinds.map((kind) => {
                const [counts, { hidden }] = data[kind]
                const count = Object.values(counts).reduce((sum, one) => sum + one, 0)
                return [t(`statistics.kinds.${kind}`), hidden.length > 0 ? t('statistics.few') : count]
              }),
            }}
          />
        )}
      </Answered>
    </section>
  )
}
