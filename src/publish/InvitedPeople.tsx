import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import type { Member } from '../../protocol/http/members.ts'
import { call } from '../client/http/call.ts'
import { removeMemberRoute } from '../client/http/member-routes.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { showToast } from '../ui/show-toast.tsx'
import styles from './Publish.module.css'

interface InvitedPeopleProps {
  readonly projectId: string
  readonly members: readonly Member[]
  readonly onRemoved: () => void
}

/** Whom the owner has invited, as what, each with a button that takes the invitation back. */
export function InvitedPeople({ projectId, members, onRemoved }: InvitedPeopleProps) {
  const t = useT()
  const errorText = useErrorText()
  const [leaving, setLeaving] = useState<string | null>(null)
  if (members.length === 0) return null

  const remove = async (username: string) => {
    setLeaving(username)
    const result = await call(removeMemberRoute, { projectId, username })
    setLeaving(null)
    if (result.ok) showToast({ kind: 'success', text: t('publish.share.removed', { username }) })
    else showToast({ kind: 'error', text: errorText(result.error.code) })
    onRemoved()
  }
  return (
    <section>
      <h3>{t('publish.share.members')}</h3>
      <ul className={styles.people}>
        {members.map(({ username, profileImg, role }) => (
          <li key={username}>
            <Avatar name={username} image={profileImg} />
            <span className={styles.member}>
              {username}
              <span className={styles.note}>
                {t(role === 'editor' ? 'publish.share.builds' : 'publish.share.looks')}
              </span>
            </span>
            <IconButton
              label={t('publish.share.remove', { username })}
              icon={<XIcon weight="bold" />}
              disabled={leaving === username}
              onClick={() => void remove(username)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
