import type { z } from 'zod'
import { PupilForm } from '../../../protocol/http/class.ts'
import { FormError } from '../../account/FormError.tsx'
import { useForm } from '../../account/use-form.ts'
import { call } from '../../client/http/call.ts'
import { addPupilRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './JoinClass.module.css'
import { PicturePick } from './PicturePick.tsx'

interface AddPupilModalProps {
  readonly classId: string
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** A teacher makes a pupil: for children who do not come in by themselves. */
export function AddPupilModal({ classId, onAdded, onClose }: AddPupilModalProps) {
  const t = useT()
  const { send, isSending, error } = useSend(
    (pupil: z.output<typeof PupilForm>) => call(addPupilRoute, { id: classId, ...pupil }),
    ({ pupil }) => {
      onAdded()
      onClose()
      showToast({ kind: 'success', text: t('classes.roster.added', { nickname: pupil.nickname }) })
    },
  )
  const form = useForm(PupilForm, { nickname: '', pictures: '' }, error?.fields)
  const { name: _, ...pictures } = form.field('pictures')
  return (
    <Modal title={t('classes.roster.addTitle')} isOpen onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(send)}>
        <TextField
          {...form.field('nickname')}
          label={t('classes.roster.nickname')}
          hint={t('classes.roster.addHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
        <PicturePick
          {...pictures}
          title={t('classes.pictures.childs')}
          hint={t('classes.pictures.together')}
        />
        <FormError error={error} />
        <Button kind="go" type="submit" isWide isBusy={isSending}>
          {t('classes.roster.add')}
        </Button>
      </form>
    </Modal>
  )
}
