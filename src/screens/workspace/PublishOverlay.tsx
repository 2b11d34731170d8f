import { useState } from 'react'
import type { User } from '../../../protocol/http/account.ts'
import type { OpenProject } from '../../client/project-place/open-project.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import { PublishModal } from '../../publish/PublishModal.tsx'
import type { SceneCamera } from '../../workspace/Workspace.tsx'
import { createPublishPictures } from './publish-pictures.ts'
import { publishProject } from './publish-project.ts'

interface PublishOverlayProps {
  readonly project: OpenProject
  readonly user: User
  readonly camera: SceneCamera
  readonly isUpdate: boolean
  readonly onClose: () => void
}

/** Publishes an open project, with pictures of what its scene shows now. Mount it anew to open it. */
export function PublishOverlay({ project, user, camera, isUpdate, onClose }: PublishOverlayProps) {
  const [isViewThere, setViewThere] = useState(false)
  const [pictures] = useState(() => createPublishPictures(camera, setViewThere))
  const { displayName, description } = project.session.bus.project.meta
  return (
    <PublishModal
      isOpen
      onClose={onClose}
      project={{
        displayName,
        description,
        username: user.username,
        name: project.server.get()?.name ?? null,
        isUpdate,
      }}
      takePicture={pictures.take}
      isViewThere={isViewThere}
      publish={(form) => publishProject(project, user, form, pictures.panorama)}
      inspect={noteStates(project.session, 'publish')}
    />
  )
}
