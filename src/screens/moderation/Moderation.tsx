import { useRef } from 'react'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { DecisionRequest, ModerationAnswer } from '../../../protocol/http/reports.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { TextPage } from '../pages/TextPage.tsx'
import { CaseCard } from './CaseCard.tsx'
import { DecisionList } from './DecisionList.tsx'
import { FeedbackList } from './FeedbackList.tsx'
import styles from './Moderation.module.css'

interface ModerationProps {
  readonly queue: ModerationAnswer
  /** Why the last decision did not work. */
  readonly error: ErrorCode | null
  readonly isDeciding: boolean
  readonly onDecide: (request: DecisionRequest) => void
}

/** What staff look after: reports that wait, messages, and what was decided. */
export function Moderation({ queue, error, isDeciding, onDecide }: ModerationProps) {
  const t = useT()
  const errorText = useErrorText()
  const waiting = useRef<HTMLElement>(null)
  const waitingTitle = useRef<HTMLHeadingElement>(null)
  const decided = useRef<HTMLElement>(null)
  const decidedTitle = useRef<HTMLHeadingElement>(null)
  useFocusNext(waiting, waitingTitle)
  useFocusNext(decided, decidedTitle)
  return (
    <TextPage
      documentTitle={t('moderation.documentTitle')}
      title={t('moderation.title')}
      lead={t('moderation.lead')}
    >
      <nav className={styles.ways} aria-label={t('moderation.ways')}>
        <a href="#waiting">{t('moderation.waiting', { number: queue.cases.length })}</a>
        <a href="#messages">{t('moderation.messages')}</a>
        <a href="#decided">{t('moderation.decided')}</a>
        <ButtonLink size="small" to="/stats">
          {t('moderation.statistics')}
        </ButtonLink>
      </nav>
      {error ? (
        <p className={styles.error} role="alert">
          {errorText(error)}
        </p>
      ) : null}
      <section ref={waiting} id="waiting" className={styles.part} aria-busy={isDeciding}>
        <h2 ref={waitingTitle} tabIndex={-1}>
          {t('moderation.waiting', { number: queue.cases.length })}
        </h2>
        {queue.cases.length === 0 ? (
          <EmptyState title={t('moderation.nothingTitle')} text={t('moderation.nothingText')} />
        ) : (
          <ul className={styles.cards}>
            {queue.cases.map((one) => (
              <CaseCard key={one.subject.id} reported={one} isDeciding={isDeciding} onDecide={onDecide} />
            ))}
          </ul>
        )}
      </section>
      <section id="messages" className={styles.part}>
        <h2>{t('moderation.messages')}</h2>
        <FeedbackList />
      </section>
      <section ref={decided} id="decided" className={styles.part}>
        <h2 ref={decidedTitle} tabIndex={-1}>
          {t('moderation.decided')}
        </h2>
        <DecisionList decisions={queue.decisions} isDeciding={isDeciding} onDecide={onDecide} />
      </section>
    </TextPage>
  )
}
