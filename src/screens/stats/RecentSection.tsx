import { useState } from 'react'
import { filterRange } from '../../../protocol/http/statistics.ts'
import { statisticsRoute } from '../../client/http/statistics-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Answered } from './Answered.tsx'
import { kinds } from './kinds.ts'
import styles from './Stats.module.css'
import { StatTable } from './StatTable.tsx'

const units = ['weeks', 'days'] as const

const isInRange = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= filterRange.min && Number(text) <= filterRange.max

/** 'Filter by: Last N weeks/days' (spec 2): what happened in each of them. */
export function RecentSection() {
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const [typed, setTyped] = useState(String(filterRange.usual))
  const [number, setNumber] = useState<number>(filterRange.usual)
  const [unit, setUnit] = useState<(typeof units)[number]>('weeks')
  const answer = useCall(statisticsRoute, { filter_by: String(number), interval: unit })
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section className={styles.section} aria-labelledby="recent">
      <h2 id="recent">
        {number === 1
          ? t(`statistics.filterByOne.${unit}`)
          : t('statistics.filterBy', { number, unit: t(`statistics.units.${unit}`) })}
      </h2>
      <div className={styles.choices}>
        <TextField
          label={t('statistics.number')}
          type="number"
          min={filterRange.min}
          max={filterRange.max}
          value={typed}
          error={isInRange(typed) ? undefined : errorText('statistics.number-wrong')}
          onChange={(text) => {
            setTyped(text)
            if (isInRange(text)) setNumber(Number(text))
          }}
        />
        <Select
          label={t('statistics.unit')}
          options={units.map((id) => ({ id, text: t(`statistics.units.${id}`) }))}
          value={unit}
          onChange={setUnit}
        />
      </div>
      <Answered answer={answer}>
        {(data) => (
          <StatTable
            title={t('statistics.perUnit', { unit: t(`statistics.units.${unit}`) })}
            data={{
              columns: [t('statistics.from'), ...kinds.map((kind) => t(`statistics.kinds.${kind}`))],
              rows: Object.keys(data.projects[0])
                .toReversed()
                .map((first) => [
                  day.format(new Date(first)),
                  ...kinds.map((kind) => {
                    const [counts, { hidden }] = data[kind]
                    return hidden.includes(first) ? t('statistics.few') : (counts[first] ?? 0)
                  }),
                ]),
            }}
          />
        )}
      </Answered>
    </section>
  )
}
