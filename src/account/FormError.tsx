import type { AuthError } from '../../machines/auth/auth-error.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import styles from './LoginModal.module.css'

/** Why the whole form did not work; what belongs to one field is shown there instead. Read out when it appears. */
export function FormError({ error }: { readonly error: AuthError | null }) {
  const errorText = useErrorText()
  if (!error || error.fields.length > 0) return null
  return (
    <p className={styles.error} role="alert">
      {errorText(error.code)}
    </p>
  )
}
