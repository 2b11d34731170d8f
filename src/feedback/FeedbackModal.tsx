import { useT } from '../i18n/use-t.ts'
import { Modal } from '../ui/Modal.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { useConsent } from './use-consent.ts'

interface FeedbackModalProps {
  /** The recording of the session that is open, as a `.nestling` file. */
  readonly session: () => Promise<Uint8Array>
  readonly onClose: () => void
}

/** 'Other options' (spec 2): a bug report or a feature request out of the workspace. */
export function FeedbackModal({ session, onClose }: FeedbackModalProps) {
  const t = useT()
  const consent = useConsent(session)
  return (
    <Modal title={t('feedback.title')} isOpen onClose={onClose}>
      <FeedbackForm
        type="bug"
        consent={consent}
        onSent={() => {
          onClose()
          showToast({ kind: 'success', text: t('feedback.thanks') })
        }}
      />
    </Modal>
  )
}
