import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuChoices } from '../../ui/MenuChoices.tsx'
import { snapChoices } from '../menus/snap-choices.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** What moving and turning snap to, and whether things come to stand on what is below them and beside what is near. */
export function SnapMenu() {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  return (
    <Menu label={t('design.tools.snapMenu')} trigger={<CaretDownIcon weight="bold" />} isIcon size="small">
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
