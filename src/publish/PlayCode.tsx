import { Link } from 'react-router-dom'
import { useT } from '../i18n/use-t.ts'
import styles from './Publish.module.css'

/** The six characters that lead to the player, to read aloud, and the address that they are part of. */
export function PlayCode({ code }: { readonly code: string }) {
  const t = useT()
  const address = new URL(`/play/${code}`, window.location.origin)
  return (
    <dl className={styles.play}>
      <dt>{t('publish.playCode')}</dt>
      <dd className={styles.letters}>{code}</dd>
      <dd>
        <Link to={address.pathname}>{`${address.host}${address.pathname}`}</Link>
      </dd>
    </dl>
  )
}
