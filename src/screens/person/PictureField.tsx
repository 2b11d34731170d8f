import { useId, useMemo } from 'react'
import type { Profile } from '../../../protocol/http/profile.ts'
import { useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './PersonPage.module.css'

interface PictureFieldProps {
  readonly person: Pick<Profile, 'username' | 'profileImg'>
  /** `null`: without one from now on; `undefined`: as it is. */
  readonly picture: File | null | undefined
  readonly onPicture: (picture: File | null) => void
}

/** A person's picture, chosen from this device or taken away. */
export function PictureField({ person, picture, onPicture }: PictureFieldProps) {
  const t = useT()
  const id = useId()
  // The browser forgets it with the page; a few pictures are all that anybody tries.
  const chosen = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture])
  const shown = picture === undefined ? person.profileImg : chosen
  return (
    <div className={styles.picture}>
      <Avatar name={person.username} image={shown} size="huge" />
      <div className={styles.pictureWays}>
        <label className={styles.choose}>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) onPicture(file)
            }}
          />
          {t('profile.edit.choose')}
        </label>
        {shown === null ? null : (
          <Button size="small" kind="ghost" onClick={() => onPicture(null)}>
            {t('profile.edit.remove')}
          </Button>
        )}
        <p id={`${id}-hint`} className={styles.quiet}>
          {t('profile.edit.pictureHint')}
        </p>
      </div>
    </div>
  )
}
