import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { MagnetIcon } from '@phosphor-icons/react/dist/csr/Magnet'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuChoices } from '../../ui/MenuChoices.tsx'
import { snapChoices } from '../menus/snap-choices.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** What moving and turning snap to, and whether things come to stand on what is below them and beside what is near; `isWide` in the drawer of a phone. */
export function SnapMenu({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  return (
    <Menu
      label={t('design.tools.snapMenu')}
      trigger={
        isWide ? (
          <>
            <MagnetIcon weight="bold" />
            {t('design.tools.snapMenu')}
          </>
        ) : (
          <CaretDownIcon weight="bold" />
        )
      }
      {...(isWide ? { kind: 'plain' } : { isIcon: true, size: 'small' })}
    >
      {snapChoices(tools, t, locale).map(({ title, values, chosen, isRow }) => (
        <MenuChoices
          key={title}
          title={t(title)}
          choices={values}
          chosen={chosen}
          onChoose={(id) => state.tools.set(values.find((value) => value.id === id)?.settings ?? tools)}
          isRow={isRow}
        />
      ))}
    </Menu>
  )
}
