import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { FeedbackForm } from '../feedback/FeedbackForm.tsx'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextPage } from './pages/TextPage.tsx'
import { TextSection } from './pages/TextSection.tsx'

/** The same one at each drawing: React would call another one anew, and take the keyboard away from where it has gone. */
const focusOn = (element: HTMLElement | null) => element?.focus()

/** `/feedback`: a bug, or with `?type=feature` a wish. */
export default function FeedbackScreen() {
  const t = useT()
  const [search] = useSearchParams()
  const { isRestored } = useAuth()
  const [isSent, setSent] = useState(false)
  return (
    <TextPage
      documentTitle={t('feedback.documentTitle')}
      title={t('feedback.title')}
      lead={t('feedback.lead')}
    >
      <TextSection id="write" title={t('feedback.write')}>
        {isSent ? (
          // The form is gone, and with it the button that was pressed: whoever uses a keyboard or a screen reader goes on here.
          <div role="status" tabIndex={-1} ref={focusOn}>
            <EmptyState
              title={t('feedback.thanks')}
              text={t('feedback.read')}
              action={<ButtonLink to="/">{t('feedback.home')}</ButtonLink>}
            />
          </div>
        ) : !isRestored ? (
          <Skeleton height={420} />
        ) : (
          <FeedbackForm
            type={search.get('type') === 'feature' ? 'feature' : 'bug'}
            onSent={() => setSent(true)}
          />
        )}
      </TextSection>
    </TextPage>
  )
}
