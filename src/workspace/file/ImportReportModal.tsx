import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import styles from './ImportReportModal.module.css'
import type { ImportReport } from './import-report.ts'

interface ImportReportModalProps {
  readonly report: ImportReport
  readonly onClose: () => void
}

/** What became of a file that was opened, and what could not come along, line by line. A project is shown once this is closed. */
export function ImportReportModal({ report, onClose }: ImportReportModalProps) {
  return (
    <Modal
      title={report.fileName}
      isOpen
      onClose={() => {
        onClose()
        if (report.kind === 'project') report.show()
      }}
    >
      {report.kind === 'page' && <PageReport {...report} />}
      {report.kind === 'project' && <RefusedFiles {...report} />}
    </Modal>
  )
}

function PageReport({ fileName, things, notUnderstood }: Extract<ImportReport, { kind: 'page' }>) {
  const t = useT()
  const lines = notUnderstood.map(({ why, name, element, line }) => ({
    what: t(`interchange.why.${why}`, { name }),
    where:
      element === '' ? t('interchange.where', { line }) : t('interchange.whereElement', { line, element }),
  }))
  return (
    <>
      <p>{t('interchange.opened', { count: things, name: fileName })}</p>
      {lines.length === 0 ? (
        <p>{t('interchange.everything')}</p>
      ) : (
        <LeftBehind hint={t('interchange.leftHint')} lines={lines} />
      )}
    </>
  )
}

function RefusedFiles({ refused }: Extract<ImportReport, { kind: 'project' }>) {
  const t = useT()
  const errorText = useErrorText()
  const lines = refused.map(({ name, code }) => ({ what: name, where: errorText(code) }))
  return <LeftBehind hint={t('interchange.refusedHint')} lines={lines} />
}

interface LeftBehindProps {
  readonly hint: string
  readonly lines: readonly { readonly what: string; readonly where: string }[]
}

function LeftBehind({ hint, lines }: LeftBehindProps) {
  const t = useT()
  return (
    <>
      <h3>{t('interchange.left')}</h3>
      <p>{hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={t('interchange.left')}>
        {lines.map(({ what, where }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            {what}
            <small>{where}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
