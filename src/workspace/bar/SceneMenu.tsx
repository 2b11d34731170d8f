import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import type { Scene } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { ActionItem } from '../menus/ActionItem.tsx'
import { useSceneMenu } from '../menus/use-scene-menu.ts'

/** Everything that can be done with the scene in front. */
export function SceneMenu({ scene }: { readonly scene: Scene }) {
  const t = useT()
  const actions = useSceneMenu()
  return (
    <Menu
      label={t('design.scenes.menu', { name: scene.name })}
      trigger={<DotsThreeIcon weight="bold" />}
      isIcon
      placement="bottom end"
    >
      {actions.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </Menu>
  )
}
