import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/csr/TrayArrowDown'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
import { useLoadCopy } from './use-load-copy.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

/** Loads the tabs of the browser's copy; there only when somebody else has changed that copy before the menu was opened. */
export function LoadCopyItem({ tabs }: { readonly tabs: OpenTabsControl }) {
  const t = useT()
  const { copy } = useWorkspace()
  const [text] = useState(copy.foreign)
  const load = useLoadCopy(tabs)
  if (text === null) return null
  return (
    <MenuItem
      text={t('code.loadCopy')}
      icon={<TrayArrowDownIcon weight="bold" />}
      onAction={() => load(text)}
    />
  )
}
