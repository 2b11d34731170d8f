import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate'
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { chooseLocale } from '../../i18n/i18n.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { MenuLine } from '../../ui/MenuLine.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { useSaveRecording } from './use-save-recording.ts'

/** Help: the keys, a recording of this session, the language. */
export function HelpMenu() {
  const t = useT()
  const locale = useLocale()
  const saveRecording = useSaveRecording()
  const { state } = useWorkspace()

  return (
    <Menu
      label={t('workspace.help.title')}
      trigger={<QuestionIcon weight="bold" />}
      isIcon
      placement="top end"
    >
      <MenuItem
        text={t('workspace.help.saveRecording')}
        icon={<DownloadSimpleIcon weight="bold" />}
        onAction={saveRecording}
      />
      <MenuItem
        text={t('workspace.help.watchRecording')}
        icon={<FilmSlateIcon weight="bold" />}
        href="/replay"
      />
      <MenuItem
        text={t('workspace.help.shortcuts')}
        icon={<KeyboardIcon weight="bold" />}
        shortcut={shortcutText('help', locale)}
        onAction={() => state.dialog.set('keys')}
      />
      <MenuItem
        text={t('workspace.keys.palette')}
        icon={<MagnifyingGlassIcon weight="bold" />}
        shortcut={shortcutText('palette', locale)}
        onAction={() => state.dialog.set('palette')}
      />
      <MenuLine />
      <MenuItem
        text={t('workspace.help.language')}
        icon={<TranslateIcon weight="bold" />}
        onAction={() => chooseLocale(locale === 'de' ? 'en' : 'de')}
      />
    </Menu>
  )
}
