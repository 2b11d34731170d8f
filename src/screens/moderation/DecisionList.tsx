import type { DecisionRequest, ModerationDecision } from '../../../protocol/http/reports.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Moderation.module.css'
import { SubjectLine } from './SubjectLine.tsx'

interface DecisionListProps {
  readonly decisions: readonly ModerationDecision[]
  readonly isDeciding: boolean
  readonly onDecide: (request: DecisionRequest) => void
}

/** Who decided what and when, the newest first; what is still hidden can be shown again. */
export function DecisionList({ decisions, isDeciding, onDecide }: DecisionListProps) {
  const t = useT()
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
  if (decisions.length === 0) return <p>{t('moderation.nothingDecided')}</p>
  const shown = new Set<string>()
  return (
    <ul className={styles.cards}>
      {decisions.map(({ id, at, by, decision, subject, isHidden }) => {
        // One button for each subject is enough; and what is so today would belie an older decision.
        const isNewest = !shown.has(subject.id)
        const canShow = isHidden && isNewest
        shown.add(subject.id)
        return (
          <li key={id} className={styles.card}>
            <SubjectLine subject={subject} isHidden={isHidden} isPast={!isNewest} />
            <p>
              {t('moderation.decidedBy', {
                decision: t(`moderation.decidedAs.${decision}`),
                name: by ?? t('moderation.somebody'),
                time: time.format(at),
              })}
            </p>
            {canShow ? (
              <div className={styles.buttons}>
                <Button
                  size="small"
                  aria-label={t('moderation.decideAbout', {
                    decision: t('moderation.decide.show'),
                    name: subject.displayName,
                  })}
                  isBusy={isDeciding}
                  onClick={() => onDecide({ kind: subject.kind, id: subject.id, decision: 'show' })}
                >
                  {t('moderation.decide.show')}
                </Button>
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
