import { GridFourIcon } from '@phosphor-icons/react/dist/csr/GridFour'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Shows and hides the grid; `isWide` in the drawer of a phone. */
export function GridButton({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  const label = t('design.tools.grid')
  const icon = <GridFourIcon weight="bold" />
  const toggle = () => state.tools.set({ ...tools, grid: !tools.grid })
  if (isWide)
    return (
      <Button icon={icon} aria-pressed={tools.grid} onClick={toggle}>
        {label}
      </Button>
    )
  return (
    <IconButton
      label={label}
      shortcut={shortcutText('grid', locale)}
      icon={icon}
      isPressed={tools.grid}
      onClick={toggle}
    />
  )
}
