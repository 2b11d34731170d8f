import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Says whose directions the tools follow, and changes it; `isWide` in the drawer of a phone. */
export function SpaceButton({ isWide = false }: { readonly isWide?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  const isWorld = tools.space === 'world'
  const label = t(isWorld ? 'design.tools.worldSpace' : 'design.tools.localSpace')
  const icon = isWorld ? <GlobeIcon weight="bold" /> : <CubeIcon weight="bold" />
  const change = () => state.tools.set({ ...tools, space: isWorld ? 'local' : 'world' })
  if (isWide)
    return (
      <Button icon={icon} onClick={change}>
        {label}
      </Button>
    )
  return <IconButton label={label} shortcut={shortcutText('space', locale)} icon={icon} onClick={change} />
}
