import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import type { MenuAction } from './menu-action.ts'

/** An action as a wide button, as a drawer has them. */
export function ActionButton({ action }: { readonly action: MenuAction }) {
  const t = useT()
  const { label, Icon, isDisabled, run } = action
  return (
    <Button isWide icon={<Icon weight="bold" />} disabled={isDisabled ?? false} onClick={run}>
      {t(label)}
    </Button>
  )
}
