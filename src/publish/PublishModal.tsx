import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, type InspectionEvent } from 'xstate'
import {
  createPublishMachine,
  type PublishForm as Form,
  type Published,
} from '../../machines/publish/publish-machine.ts'
import { useT } from '../i18n/use-t.ts'
import { Modal } from '../ui/Modal.tsx'
import styles from './Publish.module.css'
import { PublishDone } from './PublishDone.tsx'
import { PublishForm } from './PublishForm.tsx'
import type { PublishingProject } from './publishing-project.ts'

interface PublishModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly project: PublishingProject
  /** A picture of the scene, JPEG or PNG; rejects when the scene cannot be drawn. */
  readonly takePicture: () => Promise<Blob>
  /** The view all round is taken too: published now, the world gets it. */
  readonly isViewThere?: boolean
  /** Sends it. The workspace knows the project's id and bytes; expected failures are values. */
  readonly publish: (form: Form<Blob>) => Promise<Published>
  /** Is told of every state of the flow. */
  readonly inspect: (event: InspectionEvent) => void
}

const publishMachine = createPublishMachine<Blob>()

/** Publishing (spec 2 and 4): name, address, description and picture; then the link and the play code. Mount it anew to open it. */
export function PublishModal({ isOpen, onClose, ...rest }: PublishModalProps) {
  const t = useT()
  // Publishing makes the project a published one, but this dialog stays the one that was opened.
  const [isUpdate] = useState(rest.project.isUpdate)
  return (
    <Modal
      title={isUpdate ? t('publish.updateTitle') : t('publish.title')}
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
    >
      <Publishing {...rest} />
    </Modal>
  )
}

/** Mounted with the open modal, so that each opening takes a new picture and begins at the form. */
function Publishing({
  project,
  takePicture,
  isViewThere = false,
  publish,
  inspect,
}: Omit<PublishModalProps, 'isOpen' | 'onClose'>) {
  const t = useT()
  const [snapshot, send] = useMachine(
    publishMachine.provide({
      actors: {
        takePicture: fromPromise(takePicture),
        publish: fromPromise(({ input }: { input: Form<Blob> }) => publish(input)),
      },
    }),
    { inspect },
  )
  const { context } = snapshot
  if (context.project)
    return (
      <>
        <PublishDone project={context.project} />
        {context.isWithoutView ? <p className={styles.note}>{t('publish.viewMissing')}</p> : null}
      </>
    )
  return (
    <PublishForm
      project={project}
      picture={context.picture}
      hasPictureFailed={context.pictureFailed}
      isViewThere={isViewThere}
      isTakingPicture={snapshot.matches('takingPicture')}
      isPublishing={snapshot.matches('publishing')}
      error={context.error}
      onPicture={() => send({ type: 'picture' })}
      onPublish={(words) => send({ type: 'publish', ...words })}
    />
  )
}
