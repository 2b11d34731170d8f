import { useState } from 'react'
import type { DecisionRequest, ModerationCase } from '../../../protocol/http/reports.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import styles from './Moderation.module.css'
import { SubjectLine } from './SubjectLine.tsx'

interface CaseCardProps {
  readonly reported: ModerationCase
  readonly isDeciding: boolean
  readonly onDecide: (request: DecisionRequest) => void
}

/** Something that was reported, with everything that was said about it, and what can be decided. */
export function CaseCard({ reported: { subject, isHidden, reports }, isDeciding, onDecide }: CaseCardProps) {
  const t = useT()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const time = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const { kind, id } = subject
  const decisions = [
    'dismiss',
    isHidden ? 'show' : 'hide',
    ...(kind === 'project' ? (['delete'] as const) : []),
  ] as const
  return (
    <li className={styles.card}>
      <SubjectLine subject={subject} isHidden={isHidden} />
      {subject.description === '' ? null : <p className={styles.description}>{subject.description}</p>}
      <ul className={styles.reports}>
        {reports.map(({ at, reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no names of their own
          <li key={index}>
            <b>{t(`report.reasons.${reason}`)}</b>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            {note === '' ? null : <p>{note}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            size="small"
            kind={decision === 'delete' ? 'berry' : 'plain'}
            aria-label={t('moderation.decideAbout', {
              decision: t(`moderation.decide.${decision}`),
              name: subject.displayName,
            })}
            isBusy={isDeciding}
            onClick={() => (decision === 'delete' ? setAsking(true) : onDecide({ kind, id, decision }))}
          >
            {t(`moderation.decide.${decision}`)}
          </Button>
        ))}
      </div>
      {isAsking ? (
        <ConfirmModal
          title={t('moderation.deleteTitle', { name: subject.displayName })}
          text={t('moderation.deleteText', { username: subject.username })}
          confirm={t('moderation.decide.delete')}
          isBusy={isDeciding}
          onConfirm={() => {
            setAsking(false)
            onDecide({ kind, id, decision: 'delete' })
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}
