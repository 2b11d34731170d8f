import { saveFile } from '../client/save-file.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { useLineText } from '../screens/replay/use-line-text.ts'
import { Button } from '../ui/Button.tsx'
import { formatBytes } from '../ui/format-bytes.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Switch } from '../ui/Switch.tsx'
import styles from './Feedback.module.css'
import type { RecentRecording } from './recent-recording.ts'
import type { Consent } from './use-consent.ts'

/** Asks whether the last five minutes go along, and shows what would be sent. */
export function RecordingConsent({ consent: { state, recording, change } }: { readonly consent: Consent }) {
  const t = useT()
  return (
    <div className={styles.consent}>
      <Switch label={t('feedback.recording.want')} isOn={state !== 'off'} onChange={change} />
      <p className={styles.note}>{t('feedback.recording.note')}</p>
      {state === 'preparing' ? (
        <p role="status" className={styles.preparing}>
          <Spinner /> {t('feedback.recording.preparing')}
        </p>
      ) : null}
      {state === 'failed' ? <p role="status">{t('feedback.recording.failed')}</p> : null}
      {recording ? <Preview recording={recording} /> : null}
    </div>
  )
}

function Preview({ recording: { file, lines } }: { readonly recording: RecentRecording }) {
  const t = useT()
  const locale = useLocale()
  const lineText = useLineText()
  const time = new Intl.DateTimeFormat(locale, { minute: '2-digit', second: '2-digit', timeZone: 'UTC' })
  return (
    <details className={styles.preview}>
      <summary>
        {t('feedback.recording.preview', {
          steps: lines.length,
          size: formatBytes(file.byteLength, 1, locale),
        })}
      </summary>
      <ol aria-label={t('feedback.recording.lines')}>
        {lines.map((line) => (
          <li key={line.position}>
            <span>{lineText(line)}</span>
            <time>{time.format(line.after)}</time>
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => saveFile('feedback.nestling', file)}>
        {t('feedback.recording.save')}
      </Button>
    </details>
  )
}
