import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useWorkspace } from '../state/workspace-context.ts'

interface ViewAsStartProps {
  readonly camera: Entity
  readonly isDisabled: boolean
}

/** Puts the camera of the world where the scene is looked at from: it begins with what is seen now. Nothing for one that hangs on something. */
export function ViewAsStart({ camera, isDisabled }: ViewAsStartProps) {
  const t = useT()
  const { frames } = useWorkspace()
  const edits = useSceneEdits()
  if (camera.parentId !== null) return null
  const take = async () => {
    const stand = await frames.askView()
    if (stand) edits.transform([{ entityId: camera.id, ...stand }])
  }
  return (
    <Button
      size="small"
      icon={<VideoCameraIcon weight="bold" />}
      disabled={isDisabled}
      onClick={() => void take()}
    >
      {t('design.properties.viewAsStart')}
    </Button>
  )
}
