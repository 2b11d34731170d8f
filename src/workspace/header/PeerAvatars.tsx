import { useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import styles from './WorkspaceHeader.module.css'

/** Who else is in the project now. */
export function PeerAvatars() {
  const t = useT()
  const peers = useCell(useSession().peers)
  if (peers.length === 0) return null
  return (
    <ul className={styles.peers} aria-label={t('workspace.header.peersHere')}>
      {peers.map((peer) => (
        <li key={peer.clientId} title={t('workspace.header.peerHere', { name: peer.name })}>
          <Avatar name={peer.name} image={null} size="small" colour={peer.colour} isNamed />
        </li>
      ))}
    </ul>
  )
}
