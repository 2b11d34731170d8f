import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { GitForkIcon } from '@phosphor-icons/react/dist/csr/GitFork'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { lazy, Suspense, useState } from 'react'
import type { ProjectByNameAnswer } from '../../../protocol/http/project.ts'
import { useAuth } from '../../account/use-auth.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LikeButton } from './LikeButton.tsx'
import styles from './ProjectPage.module.css'
import { useRemix } from './use-remix.ts'

const LinkModal = lazy(async () => ({ default: (await import('../../publish/LinkModal.tsx')).LinkModal }))
const DuplicateModal = lazy(async () => ({ default: (await import('./DuplicateModal.tsx')).DuplicateModal }))

/** What can be done with a project: like, change, remix, duplicate, share. */
export function ProjectActions({ project, access, isLikedByMe, likesCount }: ProjectByNameAnswer) {
  const t = useT()
  const { user, openLogin } = useAuth()
  const { remix, isRemixing } = useRemix({
    projectId: project._id,
    playCode: project.published?.playCode ?? null,
  })
  const [overlay, setOverlay] = useState<'share' | 'duplicate' | null>(null)
  const { _id, username, name, published, isHidden } = project
  const { displayName } = useProjectTexts(project)
  const close = () => setOverlay(null)
  return (
    <span className={styles.actions}>
      {published ? (
        <LikeButton
          key={user?._id}
          projectname={name}
          username={username}
          name={displayName}
          isLikedByMe={isLikedByMe}
          likesCount={likesCount}
        />
      ) : null}
      {access === 'viewer' ? null : (
        <ButtonLink to={`/${username}/${name}`} icon={<PencilSimpleIcon weight="bold" />}>
          {t('site.project.edit')}
        </ButtonLink>
      )}
      {published && access !== 'owner' ? (
        <Button icon={<GitForkIcon weight="bold" />} isBusy={isRemixing} onClick={remix}>
          {isRemixing ? t('world.remixing') : t('world.remix')}
        </Button>
      ) : null}
      {/* What staff hid cannot be handed on: no copy of it, no link. */}
      {isHidden ? null : (
        <>
          <Button
            icon={<CopyIcon weight="bold" />}
            onClick={() => (user ? setOverlay('duplicate') : openLogin())}
          >
            {t('site.project.clone')}
          </Button>
          <Button icon={<ShareNetworkIcon weight="bold" />} onClick={() => setOverlay('share')}>
            {t('site.project.share')}
          </Button>
        </>
      )}
      <Suspense>
        {overlay === 'duplicate' ? (
          <DuplicateModal projectId={_id} name={displayName} onClose={close} />
        ) : null}
        {overlay === 'share' ? (
          <LinkModal isOpen onClose={close} path={`/${username}/projects/${name}`} name={displayName} />
        ) : null}
      </Suspense>
    </span>
  )
}
