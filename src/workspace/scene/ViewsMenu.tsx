import { CubeFocusIcon } from '@phosphor-icons/react/dist/csr/CubeFocus'
import { ViewSide } from '../../../protocol/frame/to-frame.ts'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useWorkspace } from '../state/workspace-context.ts'

/** The sides to look at the scene from, as a list: unseen over the cube, whose sides no finger meets, or with its words in the drawer of a phone. */
export function ViewsMenu({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const { frames, state } = useWorkspace()
  const look = (side: ViewSide) => {
    frames.look(side)
    // The picture is what was asked for.
    if (isWide) state.drawer.set(null)
  }
  const words = (
    <>
      <CubeFocusIcon weight="bold" />
      {t('design.view.cube')}
    </>
  )
  return (
    <Menu
      label={t('design.view.cube')}
      trigger={isWide ? words : null}
      {...(isWide ? { kind: 'plain' } : { isIcon: true, placement: 'bottom end' })}
    >
      {ViewSide.options.map((side) => (
        <MenuItem key={side} text={t(`design.view.from.${side}`)} onAction={() => look(side)} />
      ))}
    </Menu>
  )
}
