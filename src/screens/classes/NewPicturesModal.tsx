import type { z } from 'zod'
import { PicturesForm, type Pupil } from '../../../protocol/http/class.ts'
import { FormError } from '../../account/FormError.tsx'
import { useForm } from '../../account/use-form.ts'
import { call } from '../../client/http/call.ts'
import { newPicturesRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from './JoinClass.module.css'
import { PicturePick } from './PicturePick.tsx'

interface NewPicturesModalProps {
  readonly classId: string
  readonly pupil: Pupil
  readonly onClose: () => void
}

/** New secret pictures for a pupil who forgot theirs, chosen by the two together. */
export function NewPicturesModal({ classId, pupil, onClose }: NewPicturesModalProps) {
  const t = useT()
  const { username, nickname } = pupil
  const { send, isSending, error } = useSend(
    ({ pictures }: z.output<typeof PicturesForm>) =>
      call(newPicturesRoute, { id: classId, username, pictures }),
    () => {
      onClose()
      showToast({ kind: 'success', text: t('classes.roster.picturesSaved', { nickname }) })
    },
  )
  const form = useForm(PicturesForm, { pictures: '' }, error?.fields)
  const { name: _, ...pictures } = form.field('pictures')
  return (
    <Modal title={t('classes.roster.picturesFor', { nickname })} isOpen onClose={onClose}>
      <p>{t('classes.roster.picturesText')}</p>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(send)}>
        <PicturePick
          {...pictures}
          title={t('classes.pictures.newFor', { nickname })}
          hint={t('classes.pictures.together')}
        />
        <FormError error={error} />
        <Button kind="go" type="submit" isWide isBusy={isSending}>
          {t('classes.roster.picturesSave')}
        </Button>
      </form>
    </Modal>
  )
}
