import { feedbackListRoute } from '../../client/http/report-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Moderation.module.css'

/** What people wrote to us, the newest first, with the picture and the recording that came along. */
export function FeedbackList() {
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const answer = useCall(feedbackListRoute, null)
  const time = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
  if (!answer) return <Skeleton height={120} />
  if (!answer.ok) {
    return (
      <p className={styles.error} role="alert">
        {errorText(answer.error.code)}
      </p>
    )
  }
  const { entries } = answer.data
  if (entries.length === 0) return <p>{t('moderation.noMessages')}</p>
  return (
    <ul className={styles.cards}>
      {entries.map(({ id, at, type, username, email, description, hasImage, hasRecording }) => (
        <li key={id} className={styles.card}>
          <h3 className={styles.subject}>
            {t(`feedback.types.${type}`)}
            <span className={styles.by}>{username ?? t('moderation.visitor')}</span>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
          </h3>
          <p className={styles.description}>{description}</p>
          <div className={styles.buttons}>
            {hasRecording ? (
              <ButtonLink size="small" to={`/replay?feedback=${id}`}>
                {t('moderation.watch')}
              </ButtonLink>
            ) : null}
            {hasImage ? (
              <a
                className={buttonClass('plain', 'small')}
                href={`/api/feedback/image?id=${id}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('moderation.picture')}
              </a>
            ) : null}
            {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
          </div>
        </li>
      ))}
    </ul>
  )
}
