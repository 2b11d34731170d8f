import { useState } from 'react'
import type { Profile } from '../../../protocol/http/profile.ts'
import { useAuth } from '../../account/use-auth.ts'
import { useAuthActor } from '../../account/use-auth-actor.ts'
import { call } from '../../client/http/call.ts'
import type { CallResult } from '../../client/http/call-error.ts'
import { changeProfileRoute, uploadProfilePictureRoute } from '../../client/http/profile-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './PersonPage.module.css'
import { PictureField } from './PictureField.tsx'

interface EditProfileModalProps {
  readonly person: Profile
  readonly onSaved: (profile: Profile) => void
  readonly onClose: () => void
}

interface Change {
  readonly name: string
  readonly about: string
  /** `null` takes it away, `undefined` leaves it. */
  readonly picture: File | null | undefined
}

interface Answer {
  readonly user: Profile
}

/** Words first: a picture is kept only when they are. */
async function change({ name, about, picture }: Change): Promise<CallResult<Answer>> {
  const words = await call(changeProfileRoute, { name, about, ...(picture === null && { profileImg: null }) })
  return words.ok && picture ? call(uploadProfilePictureRoute, picture) : words
}

/** One's own picture, name and words about oneself. */
export function EditProfileModal({ person, onSaved, onClose }: EditProfileModalProps) {
  const t = useT()
  const errorText = useErrorText()
  const auth = useAuthActor()
  const { user: own } = useAuth()
  const [name, setName] = useState(person.name)
  const [about, setAbout] = useState(person.about)
  const [picture, setPicture] = useState<File | null>()
  const { send, isSending, error } = useSend(change, ({ user }) => {
    auth.send({ type: 'user.changed', user: { ...user, email: user.email ?? '', roles: own?.roles } })
    onSaved(user)
    onClose()
    showToast({ kind: 'success', text: t('profile.edit.saved') })
  })
  const errorOf = (field: string) => {
    const code = error?.fields.find((one) => one.field === field)?.code
    return code && errorText(code)
  }
  const isShown = error?.fields.some(({ field }) => field === 'name' || field === 'about') ?? true
  return (
    <Modal title={t('profile.edit.title')} isOpen onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send({ name: name.trim(), about: about.trim(), picture })
        }}
      >
        <PictureField person={person} picture={picture} onPicture={setPicture} />
        <TextField
          label={t('profile.edit.name')}
          hint={t('profile.edit.nameHint')}
          value={name}
          required
          maxLength={80}
          error={errorOf('name')}
          onChange={setName}
        />
        <TextArea
          label={t('profile.edit.about')}
          placeholder={t('profile.edit.aboutHint')}
          value={about}
          maxLength={500}
          rows={3}
          error={errorOf('about')}
          onChange={setAbout}
        />
        {error && !isShown ? (
          <p role="alert" className={styles.error}>
            {errorText(error.fields[0]?.code ?? error.code)}
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="go" type="submit" isBusy={isSending}>
            {t('profile.edit.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
