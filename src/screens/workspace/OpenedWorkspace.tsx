import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { User } from '../../../protocol/http/account.ts'
import { useAuth } from '../../account/use-auth.ts'
import { useLoadedProject } from '../../account/use-loaded-project.ts'
import { usePublishAfterLogin } from '../../account/use-publish-after-login.ts'
import { useBringUpFiles } from '../../client/assets/use-bring-up-files.ts'
import type { OpenProject } from '../../client/project-place/open-project.ts'
import { useT } from '../../i18n/use-t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { type SceneCamera, Workspace } from '../../workspace/Workspace.tsx'
import { useRemix } from '../project/use-remix.ts'
import { ResumedNote } from './ResumedNote.tsx'

/** What these say is said on the pages of people too, and the workspace opens without it. */
const PublishOverlay = lazy(async () => ({
  default: (await withWords('people', import('./PublishOverlay.tsx'))).PublishOverlay,
}))
const ShareModal = lazy(async () => ({
  default: (await withWords('people', import('../../publish/ShareModal.tsx'))).ShareModal,
}))
const WorldShare = lazy(async () => ({
  default: (await withWords('people', import('./WorldShare.tsx'))).WorldShare,
}))

const LeftBehindModal = lazy(async () => ({
  default: (await withWords('panels', import('./LeftBehindModal.tsx'))).LeftBehindModal,
}))
const MakerModal = lazy(async () => ({
  default: (await withWords('people', import('./MakerModal.tsx'))).MakerModal,
}))
const UserMenu = lazy(async () => ({ default: (await import('../site/UserMenu.tsx')).UserMenu }))

const noCamera: SceneCamera = { takePicture: async () => '', takePanorama: async () => '' }

type Overlay = 'publish' | 'share' | 'together'

/** The workspace of an open project with the overlays that need the account: publish, share, build together. */
export function OpenedWorkspace({
  project,
  user,
}: {
  readonly project: OpenProject
  readonly user: User | null
}) {
  const t = useT()
  const { openLogin } = useAuth()
  const server = useSyncExternalStore(project.server.subscribe, project.server.get)
  const isPublished = useSyncExternalStore(project.isPublished.subscribe, project.isPublished.get)
  const isHidden = useSyncExternalStore(project.isHidden.subscribe, project.isHidden.get)
  const { leftBehind } = project.session
  const isLeftBehind = useSyncExternalStore(leftBehind.subscribe, leftBehind.get).refused.length > 0
  const isMakerAsked = useSyncExternalStore(project.isMakerAsked.subscribe, project.isMakerAsked.get)
  const peers = useSyncExternalStore(project.session.peers.subscribe, project.session.peers.get)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const [camera, setCamera] = useState(noCamera)
  const { remix } = useRemix({ projectId: server?.projectId ?? '', playCode: project.playCode })
  useLoadedProject(server?.username ?? null)
  const isOwner = project.session.access === 'owner'
  usePublishAfterLogin(() => setOverlay('publish'))
  useBringUpFiles(project.session, user?.username ?? null)

  const close = () => setOverlay(null)
  const openPublish = (next: SceneCamera) => {
    setCamera(next)
    if (user) setOverlay('publish')
    else openLogin({ isPublishPending: true })
  }
  const { displayName } = project.session.bus.project.meta
  return (
    <>
      <Workspace
        key={project.localId}
        session={project.session}
        projectId={() => project.server.get()?.projectId ?? null}
        account={
          user ? (
            <Suspense fallback={<Avatar name={user.username} image={user.profileImg} />}>
              <UserMenu user={user} />
            </Suspense>
          ) : (
            <Button onClick={() => openLogin()}>{t('workspace.header.logIn')}</Button>
          )
        }
        onPublish={openPublish}
        onShare={() => setOverlay(isPublished ? 'share' : 'together')}
        onTogether={() => setOverlay('together')}
        onRemix={remix}
      />
      {project.isResumed && !isMakerAsked ? <ResumedNote project={project} /> : null}
      <Suspense>{isLeftBehind ? <LeftBehindModal project={project} /> : null}</Suspense>
      <Suspense>{isMakerAsked && user ? <MakerModal project={project} user={user} /> : null}</Suspense>
      <Suspense>
        {overlay === 'publish' && user && isOwner ? (
          <PublishOverlay
            project={project}
            user={user}
            camera={camera}
            isUpdate={isPublished}
            onClose={close}
          />
        ) : null}
        {overlay === 'together' ? (
          <ShareModal
            isOpen
            onClose={close}
            project={{
              id: server?.projectId ?? null,
              owner: server?.username ?? user?.username ?? '',
              path: project.address.get(),
            }}
            peers={peers}
          />
        ) : null}
        {overlay === 'share' && server ? (
          <WorldShare
            path={`/${server.username}/projects/${server.name}`}
            name={displayName}
            isHidden={isHidden}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}
