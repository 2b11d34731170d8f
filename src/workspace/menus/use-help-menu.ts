import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate'
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { chooseLocale } from '../../i18n/i18n.ts'
import { useLocale } from '../../i18n/use-t.ts'
import { useSaveRecording } from '../header/use-save-recording.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { MenuAction } from './menu-action.ts'

const replays = '/replay'

/** What help offers: recordings, feedback, the keys, the palette, the language. */
export function useHelpMenu(): readonly MenuAction[] {
  const locale = useLocale()
  const saveRecording = useSaveRecording()
  const { state } = useWorkspace()
  return [
    {
      id: 'help.saveRecording',
      label: 'workspace.help.saveRecording',
      Icon: DownloadSimpleIcon,
      run: () => void saveRecording(),
    },
    {
      id: 'help.watchRecording',
      label: 'workspace.help.watchRecording',
      Icon: FilmSlateIcon,
      href: replays,
      run: () => void window.open(replays, '_blank', 'noopener'),
    },
    {
      id: 'help.feedback',
      label: 'workspace.help.feedback',
      Icon: ChatCircleDotsIcon,
      run: () => state.dialog.set('feedback'),
    },
    {
      id: 'help',
      label: 'workspace.help.shortcuts',
      Icon: KeyboardIcon,
      keys: shortcutText('help', locale),
      run: () => state.dialog.set('keys'),
    },
    {
      id: 'palette',
      label: 'workspace.keys.palette',
      Icon: MagnifyingGlassIcon,
      keys: shortcutText('palette', locale),
      run: () => state.dialog.set('palette'),
    },
    {
      id: 'help.language',
      label: 'workspace.help.language',
      Icon: TranslateIcon,
      run: () => void chooseLocale(locale === 'de' ? 'en' : 'de'),
    },
  ]
}
