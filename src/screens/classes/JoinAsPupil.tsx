import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ClassLoginForm } from '../../../protocol/http/class.ts'
import { cameFrom } from '../../account/came-from.ts'
import { FormError } from '../../account/FormError.tsx'
import { useAuthActor } from '../../account/use-auth-actor.ts'
import { useForm } from '../../account/use-form.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { comeIn, type WayIn } from './come-in.ts'
import styles from './JoinClass.module.css'
import { PicturePick } from './PicturePick.tsx'

const wayNames: readonly WayIn[] = ['new', 'again']

/** A child without an account comes in, for the first time or again: code, nickname, three pictures. It is logged in then. */
export function JoinAsPupil({ code }: { readonly code: string }) {
  const t = useT()
  const auth = useAuthActor()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [way, setWay] = useState<WayIn>('new')
  const { send, isSending, error } = useSend(
    (request: Parameters<typeof comeIn>[1]) => comeIn(way, request, cameFrom(state)),
    ({ user, name, classId, world }) => {
      auth.send({ type: 'user.changed', user })
      if (classId === null) showToast({ kind: 'plain', text: t('classes.join.isOver') })
      else if (world !== undefined) showToast({ kind: 'success', text: t('found.cameAlong', { name }) })
      navigate(world ?? (classId === null ? '/dashboard' : `/classes/${classId}`))
    },
  )
  const form = useForm(ClassLoginForm, { code, nickname: '', pictures: '' }, error?.fields)
  const { name: _, ...pictures } = form.field('pictures')
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(send)}>
      <fieldset className={styles.ways}>
        <legend>{t('classes.join.way')}</legend>
        {wayNames.map((name) => (
          <Chip key={name} isPressed={way === name} onPress={() => setWay(name)}>
            {t(`classes.join.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          {...form.field('code')}
          label={t('classes.join.code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          {...form.field('nickname')}
          label={t('classes.join.nickname')}
          hint={way === 'new' ? t('classes.join.nicknameHint') : undefined}
          autoComplete="nickname"
          spellCheck={false}
          maxLength={40}
        />
      </div>
      <PicturePick
        {...pictures}
        title={t('classes.pictures.title')}
        hint={way === 'new' ? t('classes.pictures.choose') : t('classes.pictures.remember')}
      />
      <FormError error={error} />
      <Button kind="go" size="big" type="submit" isBusy={isSending}>
        {t('classes.join.submit')}
      </Button>
    </form>
  )
}
