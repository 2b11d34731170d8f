import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { type ComponentProps, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './Field.module.css'
import { TextField } from './TextField.tsx'

/** A `TextField` that hides what is typed until its eye is pressed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'action'>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      action={
        <button
          type="button"
          className={styles.reveal}
          aria-label={t('common.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
        </button>
      }
    />
  )
}
