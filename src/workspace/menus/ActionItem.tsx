import { useT } from '../../i18n/use-t.ts'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { MenuAction } from './menu-action.ts'

/** An action as an item of a `Menu`. */
export function ActionItem({ action }: { readonly action: MenuAction }) {
  const t = useT()
  const { label, Icon, keys, isDisabled, isAlarm, href, run } = action
  return (
    <MenuItem
      text={t(label)}
      icon={<Icon weight="bold" />}
      {...(keys !== undefined && { shortcut: keys })}
      {...(href === undefined ? { onAction: run } : { href })}
      isDisabled={isDisabled ?? false}
      isAlarm={isAlarm ?? false}
    />
  )
}
