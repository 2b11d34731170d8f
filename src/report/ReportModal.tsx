import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import type { ProjectId } from '../../model/ids.ts'
import { ReportReason, type ReportRequest } from '../../protocol/http/reports.ts'
import { call } from '../client/http/call.ts'
import { reportRoute } from '../client/http/report-routes.ts'
import { useSend } from '../client/sending/use-send.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Modal } from '../ui/Modal.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './ReportModal.module.css'

interface ReportModalProps {
  /** What is reported: a project by its id, or a person's profile. */
  readonly subject: { readonly projectId: ProjectId } | { readonly username: string }
  readonly name: string
  readonly onClose: () => void
}

type Words = Pick<ReportRequest, 'reason' | 'note'>

/** 'Report': says what is wrong with a project or a profile; staff reads it. */
export function ReportModal({ subject, name, onClose }: ReportModalProps) {
  const t = useT()
  const errorText = useErrorText()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const { send, isSending, error } = useSend(
    (words: Words) => call(reportRoute, { ...words, ...subject }),
    () => {
      onClose()
      showToast({ kind: 'success', text: t('report.thanks') })
    },
  )
  return (
    <Modal
      title={t('projectId' in subject ? 'report.project' : 'report.person', { name })}
      isOpen
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (reason) send({ reason, note: note.trim() })
        }}
      >
        <p>{t('report.text')}</p>
        <RadioGroup
          className={classes(styles.reasons)}
          aria-label={t('report.reason')}
          value={reason}
          onChange={(value) => setReason(ReportReason.parse(value))}
        >
          <b>{t('report.reason')}</b>
          {ReportReason.options.map((option) => (
            <Radio key={option} value={option} className={classes(styles.reason)}>
              <span className={styles.dot} />
              {t(`report.reasons.${option}`)}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea label={t('report.note')} value={note} maxLength={500} rows={3} onChange={setNote} />
        {error ? (
          <p role="alert" className={styles.error}>
            {errorText(error.code)}
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="berry" type="submit" disabled={!reason} isBusy={isSending}>
            {t('report.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
