import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { Scene } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { SceneActions } from './use-scene-actions.ts'

interface SceneMenuProps {
  /** The scene in front. */
  readonly scene: Scene
  readonly scenes: readonly Scene[]
  readonly actions: SceneActions
  readonly onRename: () => void
}

/** Everything that can be done with the scene in front. */
export function SceneMenu({ scene, scenes, actions, onRename }: SceneMenuProps) {
  const t = useT()
  const at = scenes.indexOf(scene)
  return (
    <Menu
      label={t('design.scenes.menu', { name: scene.name })}
      trigger={<DotsThreeIcon weight="bold" />}
      isIcon
      placement="bottom end"
    >
      <MenuItem
        text={t('design.scenes.rename')}
        icon={<PencilSimpleIcon weight="bold" />}
        shortcut="F2"
        onAction={onRename}
      />
      <MenuItem
        text={t('design.scenes.copy')}
        icon={<CopyIcon weight="bold" />}
        onAction={() => actions.copy(scene)}
      />
      <MenuItem
        text={t('design.scenes.makeDefault')}
        icon={<FlagIcon weight="bold" />}
        isDisabled={scene.isDefault}
        onAction={() => actions.makeDefault(scene)}
      />
      <MenuItem
        text={t('design.scenes.moveLeft')}
        icon={<ArrowLeftIcon weight="bold" />}
        isDisabled={at === 0}
        onAction={() => actions.shift(scene, -1)}
      />
      <MenuItem
        text={t('design.scenes.moveRight')}
        icon={<ArrowRightIcon weight="bold" />}
        isDisabled={at === scenes.length - 1}
        onAction={() => actions.shift(scene, 1)}
      />
      <MenuItem
        text={t('design.scenes.delete')}
        icon={<TrashIcon weight="bold" />}
        isAlarm
        isDisabled={scenes.length === 1}
        onAction={() => actions.remove(scene)}
      />
    </Menu>
  )
}
