import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { isNarrow } from '../../ui/is-narrow.ts'
import { useSceneActions } from '../bar/use-scene-actions.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { MenuAction } from './menu-action.ts'

/** Everything that can be done with the scene in front; nothing by who may only look. */
export function useSceneMenu(): readonly MenuAction[] {
  const actions = useSceneActions()
  const { access } = useSession()
  const { state } = useWorkspace()
  const scenes = useProject((project) => project.scenes)
  const current = useCell(state.sceneId)
  const at = scenes.findIndex(({ id }) => id === current)
  const scene = scenes[at]
  if (access === 'viewer' || !scene) return []
  return [
    {
      id: 'scene.rename',
      label: 'design.scenes.rename',
      alone: 'design.scenes.renameThis',
      Icon: PencilSimpleIcon,
      keys: 'F2',
      run() {
        // Without room for the bar the tabs are in the drawer.
        if (isNarrow()) state.drawer.set('more')
        state.renamingScene.set(scene.id)
      },
    },
    {
      id: 'scene.copy',
      label: 'design.scenes.copy',
      alone: 'design.scenes.copyThis',
      Icon: CopyIcon,
      run: () => actions.copy(scene),
    },
    {
      id: 'scene.makeDefault',
      label: 'design.scenes.makeDefault',
      alone: 'design.scenes.makeThisDefault',
      Icon: FlagIcon,
      isDisabled: scene.isDefault,
      run: () => actions.makeDefault(scene),
    },
    {
      id: 'scene.moveLeft',
      label: 'design.scenes.moveLeft',
      alone: 'design.scenes.moveThisLeft',
      Icon: ArrowLeftIcon,
      isDisabled: at === 0,
      run: () => actions.shift(scene, -1),
    },
    {
      id: 'scene.moveRight',
      label: 'design.scenes.moveRight',
      alone: 'design.scenes.moveThisRight',
      Icon: ArrowRightIcon,
      isDisabled: at === scenes.length - 1,
      run: () => actions.shift(scene, 1),
    },
    {
      id: 'scene.delete',
      label: 'design.scenes.delete',
      alone: 'design.scenes.deleteThis',
      Icon: TrashIcon,
      isAlarm: true,
      isDisabled: scenes.length === 1,
      run: () => actions.remove(scene),
    },
  ]
}
