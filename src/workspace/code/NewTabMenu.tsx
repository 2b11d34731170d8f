import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code'
import { FileIcon } from '@phosphor-icons/react/dist/csr/File'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece'
import { useState } from 'react'
import type { FileKind } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
import { LoadCopyItem } from './LoadCopyItem.tsx'
import type { OpenTabsControl } from './use-open-tabs.ts'

interface NewTabMenuProps {
  readonly tabs: OpenTabsControl
  readonly onAdd: (kind: FileKind) => void
}

/** Adds a tab of either kind, opens one again that was closed, or loads those that somebody has put into the browser's copy. */
export function NewTabMenu({ tabs, onAdd }: NewTabMenuProps) {
  const t = useT()
  const { copy } = useWorkspace()
  const [foreign, setForeign] = useState<string | null>(null)
  const closed = tabs.files.filter((file) => !tabs.open.includes(file))
  return (
    <Menu
      label={t('code.newTab')}
      trigger={<PlusIcon weight="bold" />}
      isIcon
      onOpen={() => setForeign(copy.foreign())}
    >
      <MenuItem
        text={t('code.newBlocks')}
        icon={<PuzzlePieceIcon weight="bold" />}
        onAction={() => onAdd('blocks')}
      />
      <MenuItem
        text={t('code.newJavaScript')}
        icon={<CodeIcon weight="bold" />}
        onAction={() => onAdd('js')}
      />
      {closed.map(({ id, name }) => (
        <MenuItem
          key={id}
          text={t('code.openTab', { name })}
          icon={<FileIcon weight="bold" />}
          onAction={() => tabs.select(id)}
        />
      ))}
      <LoadCopyItem tabs={tabs} foreign={foreign} />
    </Menu>
  )
}
