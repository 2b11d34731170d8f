import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import type { CertificateAnswer } from '../../../protocol/http/progress.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import styles from './Certificate.module.css'
import { CertificatePdfButton } from './CertificatePdfButton.tsx'
import { certificatePath } from './certificate-path.ts'

interface CertificateSheetProps {
  readonly certificate: CertificateAnswer
  readonly username: string
}

/** A certificate that the server has confirmed: who, what, when, what the work shows, and how others confirm it. */
export function CertificateSheet({ certificate, username }: CertificateSheetProps) {
  const t = useT()
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' })
  const number = new Intl.NumberFormat(locale)
  const { course, code, shownName, finishedAt, steps, edits, errorsFixed } = certificate
  const address = new URL(certificatePath(username, course, code), window.location.origin).href
  const name = t(`profile.coursesTab.${course}.name`)
  const did = t('certificate.did', { course: name, date: date.format(finishedAt) })
  const shows = t('certificate.shows', {
    steps,
    edits: number.format(edits),
    errors: number.format(errorsFixed),
  })
  const qr = useRef<SVGSVGElement>(null)
  const words = () => ({
    title: t('certificate.title', { course: name }),
    name: shownName,
    did,
    shows,
    confirmed: t('certificate.true'),
    code,
    address,
    qr: qrOf(qr.current),
  })
  return (
    <>
      <article className={styles.sheet} aria-label={t('certificate.sheet')}>
        <EggMark height={56} />
        <p className={styles.name}>{shownName}</p>
        <p className={styles.what}>{did}</p>
        <p>{shows}</p>
        <div className={styles.proof}>
          <QRCodeSVG ref={qr} value={address} size={120} marginSize={0} title={t('certificate.qr')} />
          <p>
            <SealCheckIcon weight="fill" /> {t('certificate.true')}
            <br />
            <code>{code}</code>
          </p>
        </div>
      </article>
      <CertificatePdfButton file={`nestling-${course}-${code}.pdf`} words={words} />
    </>
  )
}

/** The code as it is drawn on the page: dark squares in a field of so many modules. */
function qrOf(svg: SVGSVGElement | null): { readonly path: string; readonly modules: number } {
  const path = [...(svg?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d')
  const modules = Number(svg?.getAttribute('viewBox')?.split(' ').at(-1))
  if (!path || !(modules > 0)) throw new Error('the certificate shows no code')
  return { path, modules }
}
