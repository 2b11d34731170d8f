import type { z } from 'zod'
import { type ClassAnswer, CreateClassRequest } from '../../../protocol/http/class.ts'
import { FormError } from '../../account/FormError.tsx'
import { useForm } from '../../account/use-form.ts'
import type { CallResult } from '../../client/http/call-error.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './JoinClass.module.css'

type Answer = z.infer<typeof ClassAnswer>

interface ClassNameModalProps {
  readonly title: string
  /** The verb on the button. */
  readonly confirm: string
  /** As it is called so far; empty for a new one. */
  readonly name: string
  readonly send: (name: string) => Promise<CallResult<Answer>>
  readonly onDone: (answer: Answer) => void
  readonly onClose: () => void
}

/** How a class is called: a new one, or one that gets another name. */
export function ClassNameModal({ title, confirm, name, send, onDone, onClose }: ClassNameModalProps) {
  const t = useT()
  const sending = useSend((request: z.output<typeof CreateClassRequest>) => send(request.name), onDone)
  const form = useForm(CreateClassRequest, { name }, sending.error?.fields)
  return (
    <Modal title={title} isOpen onClose={onClose} size="small">
      <form className={styles.form} noValidate onSubmit={form.onSubmit(sending.send)}>
        <TextField
          {...form.field('name')}
          label={t('classes.new.name')}
          hint={t('classes.new.hint')}
          autoComplete="off"
          maxLength={60}
          autoFocus
        />
        <FormError error={sending.error} />
        <Button kind="go" type="submit" isWide isBusy={sending.isSending}>
          {confirm}
        </Button>
      </form>
    </Modal>
  )
}
