import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/csr/TrayArrowDown'
import { useT } from '../../i18n/use-t.ts'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useLoadCopy } from './use-load-copy.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

interface LoadCopyItemProps {
  readonly tabs: OpenTabsControl
  /** The copy when somebody else has changed it. */
  readonly foreign: string | null
}

/** Loads the tabs of the browser's copy; there only when somebody else has changed that copy. */
export function LoadCopyItem({ tabs, foreign }: LoadCopyItemProps) {
  const t = useT()
  const load = useLoadCopy(tabs)
  if (foreign === null) return null
  return (
    <MenuItem
      text={t('code.loadCopy')}
      icon={<TrayArrowDownIcon weight="bold" />}
      onAction={() => load(foreign)}
    />
  )
}
