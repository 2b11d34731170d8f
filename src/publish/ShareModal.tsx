import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Invitations } from './Invitations.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { WhoSees } from './WhoSees.tsx'

export interface SharedProject {
  /** Its id on the server; `null` while it lives in this browser only. */
  readonly id: string | null
  readonly owner: string
  /** Path of its workspace. */
  readonly path: string
}

interface ShareModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly project: SharedProject
  readonly peers: readonly {
    readonly clientId: number
    readonly name: string
    readonly colour: 1 | 2 | 3 | 4
  }[]
}

/** 'Build together': the owner invites by username; everybody sees who is here. A visitor is asked to log in first. */
export function ShareModal({ isOpen, onClose, project, peers }: ShareModalProps) {
  const t = useT()
  const { user, openLogin } = useAuth()
  const isOwner = user?.username === project.owner
  return (
    <Modal title={t('publish.share.title')} isOpen={isOpen} onClose={onClose}>
      {user && project.id !== null ? (
        <>
          <p>
            {isOwner ? t('publish.share.text') : t('publish.share.ownerOnly', { username: project.owner })}
          </p>
          {isOwner ? <Invitations projectId={project.id} /> : null}
          {isOwner ? <WhoSees path={project.path} /> : null}
          <TextField
            label={t('publish.share.address')}
            value={new URL(project.path, window.location.origin).href}
            onChange={() => {}}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <PeopleHere peers={peers} />
        </>
      ) : (
        <>
          <p>{t('publish.share.loginFirst')}</p>
          <Button
            kind="go"
            onClick={() => {
              onClose()
              openLogin()
            }}
          >
            {t('publish.share.logIn')}
          </Button>
        </>
      )}
    </Modal>
  )
}
