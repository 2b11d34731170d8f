import { useState } from 'react'
import { z } from 'zod'
import { Email } from '../../protocol/http/account.ts'
import { FeedbackFields, type FeedbackType, feedbackTypes } from '../../protocol/http/feedback.ts'
import { useAuth } from '../account/use-auth.ts'
import { useForm } from '../account/use-form.ts'
import { call } from '../client/http/call.ts'
import { type FeedbackInput, feedbackRoute } from '../client/http/report-routes.ts'
import { useSend } from '../client/sending/use-send.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Feedback.module.css'
import { PictureChoice } from './PictureChoice.tsx'
import { RecordingConsent } from './RecordingConsent.tsx'
import type { Consent } from './use-consent.ts'

const OwnFields = FeedbackFields.pick({ email: true, description: true })
const VisitorFields = z.object({ email: Email, description: OwnFields.shape.description })

interface FeedbackFormProps {
  readonly type: FeedbackType
  /** Only where there is a session whose recording could go along. */
  readonly consent?: Consent
  readonly onSent: () => void
}

/** A bug or a wish (spec 3, Feedback payload), with a picture, and a recording where there is one. Works without a login. */
export function FeedbackForm({ type: first, consent, onSent }: FeedbackFormProps) {
  const t = useT()
  const errorText = useErrorText()
  const { user } = useAuth()
  const [type, setType] = useState(first)
  const [image, setImage] = useState<File | null>(null)
  const { send, isSending, error } = useSend((input: FeedbackInput) => call(feedbackRoute, input), onSent)
  const form = useForm(
    user ? OwnFields : VisitorFields,
    { email: user?.email ?? '', description: '' },
    error?.fields,
  )
  const ofFile = error?.fields.find(({ field }) => field === 'image' || field === 'recording')
  const ofAll = error && error.fields.length === 0 ? error.code : ofFile?.code
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((fields) =>
        send({
          ...fields,
          modalType: type,
          ...(image ? { image } : {}),
          ...(consent?.recording ? { recording: new Blob([consent.recording.file]) } : {}),
        }),
      )}
    >
      <fieldset className={styles.types}>
        <legend>{t('feedback.what')}</legend>
        {feedbackTypes.map((one) => (
          <Chip key={one} isPressed={type === one} onPress={() => setType(one)}>
            {t(`feedback.types.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <TextArea
        {...form.field('description')}
        label={t(`feedback.describe.${type}`)}
        rows={6}
        maxLength={5000}
        required
      />
      <TextField
        {...form.field('email')}
        label={user ? t('feedback.emailIfAny') : t('feedback.email')}
        hint={t('feedback.emailHint')}
        type="email"
        autoComplete="email"
      />
      <PictureChoice picture={image} onChoose={setImage} />
      {consent ? <RecordingConsent consent={consent} /> : null}
      {ofAll ? (
        <p className={styles.error} role="alert">
          {errorText(ofAll)}
        </p>
      ) : null}
      <Button kind="go" type="submit" isBusy={isSending || consent?.state === 'preparing'}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
