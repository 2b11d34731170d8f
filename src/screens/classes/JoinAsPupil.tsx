import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ClassLoginForm } from '../../../protocol/http/class.ts'
import { FormError } from '../../account/FormError.tsx'
import { restoreLogin } from '../../account/restore-login.ts'
import { useAuthActor } from '../../account/use-auth-actor.ts'
import { useForm } from '../../account/use-form.ts'
import { call } from '../../client/http/call.ts'
import { classLoginRoute, joinClassRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './JoinClass.module.css'
import { PicturePick } from './PicturePick.tsx'

const ways = { new: joinClassRoute, again: classLoginRoute } as const
const wayNames = ['new', 'again'] as const

/** A child without an account comes in, for the first time or again: code, nickname, three pictures. It is logged in then. */
export function JoinAsPupil({ code }: { readonly code: string }) {
  const t = useT()
  const auth = useAuthActor()
  const navigate = useNavigate()
  const [way, setWay] = useState<keyof typeof ways>('new')
  const { send, isSending, error } = useSend(
    (request: Parameters<typeof joinClassRoute.path>[0] & Parameters<typeof classLoginRoute.path>[0]) =>
      call(ways[way], request),
    async (data) => {
      const login = await restoreLogin()
      if (login.ok && login.data.user) auth.send({ type: 'user.changed', user: login.data.user })
      navigate(`/classes/${data.class.id}`)
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
