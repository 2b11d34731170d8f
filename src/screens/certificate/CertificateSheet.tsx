import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { QRCodeSVG } from 'qrcode.react'
import type { CertificateAnswer } from '../../../protocol/http/progress.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import styles from './Certificate.module.css'
import { certificatePath } from './certificate-path.ts'

interface CertificateSheetProps {
  readonly certificate: CertificateAnswer
  readonly username: string
}

/** A certificate that the server has confirmed: who, what, when, what the work shows, and how others confirm it. */
export function CertificateSheet({ certificate, username }: CertificateSheetProps) {
  const t = useT()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const { course, code, shownName, finishedAt, steps, edits, errorsFixed } = certificate
  const address = new URL(certificatePath(username, course, code), window.location.origin).href
  return (
    <article className={styles.sheet} aria-label={t('certificate.sheet')}>
      <EggMark height={56} />
      <p className={styles.name}>{shownName}</p>
      <p className={styles.what}>
        {t('certificate.did', {
          course: t(`profile.coursesTab.${course}.name`),
          date: date.format(finishedAt),
        })}
      </p>
      <p>{t('certificate.shows', { steps, edits, errors: errorsFixed })}</p>
      <div className={styles.proof}>
        <QRCodeSVG value={address} size={120} marginSize={0} title={t('certificate.qr')} />
        <p>
          <SealCheckIcon weight="fill" /> {t('certificate.true')}
          <br />
          <code>{code}</code>
        </p>
      </div>
    </article>
  )
}
