import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuChoices } from '../../ui/MenuChoices.tsx'
import { ActionItem } from '../menus/ActionItem.tsx'
import { useHelpMenu } from '../menus/use-help-menu.ts'
import { themeChoice, useWorkspaceTheme, workspaceThemes } from '../state/theme-choice.ts'

/** Help: the keys, a recording of this session, the language. */
export function HelpMenu() {
  const t = useT()
  const actions = useHelpMenu()
  return (
    <Menu
      label={t('workspace.help.title')}
      trigger={<QuestionIcon weight="bold" />}
      isIcon
      placement="top end"
    >
      {actions.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
      <MenuChoices
        title={t('workspace.help.theme')}
        choices={workspaceThemes.map((id) => ({ id, text: t(`workspace.help.themes.${id}`) }))}
        chosen={useWorkspaceTheme()}
        onChoose={(id) => themeChoice.set(workspaceThemes.find((theme) => theme === id) ?? null)}
      />
    </Menu>
  )
}
