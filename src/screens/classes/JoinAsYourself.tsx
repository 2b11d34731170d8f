import { useNavigate } from 'react-router-dom'
import { ClassCodeForm } from '../../../protocol/http/class.ts'
import { FormError } from '../../account/FormError.tsx'
import { useAuth } from '../../account/use-auth.ts'
import { useForm } from '../../account/use-form.ts'
import { call } from '../../client/http/call.ts'
import { joinClassRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './JoinClass.module.css'

interface JoinAsYourselfProps {
  readonly code: string
  readonly username: string
}

/** Somebody with an account comes into a class: its code is all. On a tablet that several share it may be somebody else by now. */
export function JoinAsYourself({ code, username }: JoinAsYourselfProps) {
  const t = useT()
  const navigate = useNavigate()
  const { logOut } = useAuth()
  const { send, isSending, error } = useSend(
    (request: { readonly code: string }) => call(joinClassRoute, request),
    (data) => navigate(`/classes/${data.class.id}`),
  )
  const form = useForm(ClassCodeForm, { code }, error?.fields)
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(send)}>
      <TextField
        {...form.field('code')}
        label={t('classes.join.code')}
        hint={t('classes.join.asYourself', { username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <FormError error={error} />
      <div className={styles.ways}>
        <Button kind="go" size="big" type="submit" isBusy={isSending}>
          {t('classes.join.submit')}
        </Button>
        <Button size="big" onClick={logOut}>
          {t('classes.join.notMe')}
        </Button>
      </div>
    </form>
  )
}
