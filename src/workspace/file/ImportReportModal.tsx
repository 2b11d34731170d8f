import { useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import styles from './ImportReportModal.module.css'
import type { ImportReport } from './import-report.ts'

interface ImportReportModalProps {
  readonly report: ImportReport | undefined
  readonly onClose: () => void
}

/** How many things of a page are here now, and what could not come along, line by line. */
export function ImportReportModal({ report, onClose }: ImportReportModalProps) {
  const t = useT()
  const { fileName = '', things = 0, notUnderstood = [] } = report ?? {}
  return (
    <Modal title={fileName} isOpen={report !== undefined} onClose={onClose}>
      <p>{t('interchange.opened', { count: things, name: fileName })}</p>
      {notUnderstood.length === 0 ? (
        <p>{t('interchange.everything')}</p>
      ) : (
        <>
          <h3>{t('interchange.left')}</h3>
          <p>{t('interchange.leftHint')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ul className={styles.list} tabIndex={0} aria-label={t('interchange.left')}>
            {notUnderstood.map(({ why, name, element, line }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>
                {t(`interchange.why.${why}`, { name })}
                <small>
                  {element === ''
                    ? t('interchange.where', { line })
                    : t('interchange.whereElement', { line, element })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
