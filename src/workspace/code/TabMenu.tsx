import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom'
import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { FileId } from '../../../model/ids.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useSession } from '../session-context.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { useFileActions } from './use-file-actions.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

interface TabMenuProps {
  readonly tabs: OpenTabsControl
  readonly actions: ReturnType<typeof useFileActions>
  readonly onRename: (file: FileId) => void
  /** Sets the lines of the tab in front in order. */
  readonly onTidy: () => void
}

/** Everything that can be done with the tab in front. */
export function TabMenu({ tabs, actions, onRename, onTidy }: TabMenuProps) {
  const t = useT()
  const locale = useLocale()
  const { access } = useSession()
  const { perform } = useWorkspace()
  const { files, open, selected } = tabs
  const isLocked = access === 'viewer'
  const at = open.indexOf(selected)
  return (
    <Menu label={t('code.tabMenu', { name: selected.name })} trigger={<DotsThreeIcon weight="bold" />} isIcon>
      <MenuItem
        text={t('code.rename')}
        icon={<PencilSimpleIcon weight="bold" />}
        shortcut="F2"
        isDisabled={isLocked}
        onAction={() => onRename(selected.id)}
      />
      {selected.kind === 'blocks' ? (
        <MenuItem
          text={t('code.turnInto')}
          icon={<CodeIcon weight="bold" />}
          isDisabled={isLocked}
          onAction={() => actions.turnIntoJavaScript(selected)}
        />
      ) : (
        <MenuItem
          text={t('code.tidy')}
          shortcut={t('code.tidyKeys')}
          icon={<BroomIcon weight="bold" />}
          isDisabled={isLocked}
          onAction={onTidy}
        />
      )}
      <MenuItem
        text={t('code.find.title')}
        shortcut={shortcutText('findCode', locale)}
        icon={<MagnifyingGlassIcon weight="bold" />}
        onAction={() => perform('findCode')}
      />
      <MenuItem
        text={t('code.duplicate')}
        icon={<CopyIcon weight="bold" />}
        isDisabled={isLocked}
        onAction={() => actions.duplicate(selected)}
      />
      <MenuItem
        text={t('code.moveLeft')}
        shortcut={t('code.moveLeftKeys')}
        icon={<ArrowLeftIcon weight="bold" />}
        isDisabled={isLocked || at === 0}
        onAction={() => actions.shift(selected, -1)}
      />
      <MenuItem
        text={t('code.moveRight')}
        shortcut={t('code.moveRightKeys')}
        icon={<ArrowRightIcon weight="bold" />}
        isDisabled={isLocked || at === open.length - 1}
        onAction={() => actions.shift(selected, 1)}
      />
      <MenuItem
        text={t('code.closeTab')}
        icon={<XIcon weight="bold" />}
        isDisabled={open.length < 2}
        onAction={() => tabs.close(selected.id)}
      />
      <MenuItem
        text={t('code.deleteTab')}
        icon={<TrashIcon weight="bold" />}
        isAlarm
        isDisabled={isLocked || files.length < 2}
        onAction={() => actions.remove(selected)}
      />
    </Menu>
  )
}
