import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { Avatar } from '../ui/Avatar.tsx'
import styles from './Publish.module.css'

interface PeopleHereProps {
  readonly peers: readonly {
    readonly clientId: number
    readonly name: string
    readonly colour: 1 | 2 | 3 | 4
  }[]
}

/** Who has the project open now: oneself first, then the others in their colours. */
export function PeopleHere({ peers }: PeopleHereProps) {
  const t = useT()
  const { user } = useAuth()
  return (
    <section>
      <h3>{t('publish.share.here')}</h3>
      <ul className={styles.people}>
        {user ? (
          <li>
            <Avatar name={user.username} image={user.profileImg} />
            {t('publish.share.you', { name: user.username })}
          </li>
        ) : null}
        {peers.map(({ clientId, name, colour }) => (
          <li key={clientId}>
            <Avatar name={name} image={null} colour={colour} />
            {name}
          </li>
        ))}
      </ul>
      {peers.length === 0 ? <p className={styles.note}>{t('publish.share.nobody')}</p> : null}
    </section>
  )
}
