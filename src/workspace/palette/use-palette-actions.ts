import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { SelectionPlusIcon } from '@phosphor-icons/react/dist/csr/SelectionPlus'
import { type TextKey, useLocale, useT } from '../../i18n/use-t.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useSceneActions } from '../bar/use-scene-actions.ts'
import type { MenuAction } from '../menus/menu-action.ts'
import { snapChoices } from '../menus/snap-choices.ts'
import { useFileMenu } from '../menus/use-file-menu.ts'
import { useHelpMenu } from '../menus/use-help-menu.ts'
import { useProjectMenu } from '../menus/use-project-menu.ts'
import { useSceneMenu } from '../menus/use-scene-menu.ts'
import { useSession } from '../session-context.ts'
import { shortcuts } from '../shortcuts/shortcuts.ts'
import { themeChoice, workspaceThemes } from '../state/theme-choice.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { PaletteItem } from './palette-item.ts'

/** What the palette finds under a key of the catalogue. */
type Named = (key: TextKey) => Pick<PaletteItem, 'name' | 'otherName'>

const withKeys = new Set<string>(shortcuts.map(({ action }) => action))

/** What menus and buttons do, and no key: all of them, but for what makes no sense just now. */
export function usePaletteActions(named: Named): readonly PaletteItem[] {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  const actions: readonly MenuAction[] = [
    ...useOwnActions(),
    ...useSceneMenu(),
    ...useFileMenu(),
    ...useProjectMenu(),
    ...useHelpMenu(),
  ]
  return [
    ...actions
      .filter(({ id, isDisabled }) => !isDisabled && !withKeys.has(id))
      .map(
        (action): PaletteItem => ({
          id: `action:${action.id}`,
          kind: 'action',
          ...named(action.alone ?? action.label),
          ...(action.keys !== undefined && { keys: action.keys }),
          run: action.run,
        }),
      ),
    ...snapChoices(tools, t, locale).flatMap(({ title, values }) =>
      values.map(({ id, text, settings }): PaletteItem => {
        const { name, otherName } = named(title)
        return {
          id: `tool:${title}:${id}`,
          kind: 'action',
          name: `${name}: ${text}`,
          ...(otherName !== undefined && { otherName: `${otherName}: ${text}` }),
          run: () => state.tools.set(settings),
        }
      }),
    ),
    ...workspaceThemes.map((theme): PaletteItem => {
      const [what, which] = [named('workspace.help.theme'), named(`workspace.help.themes.${theme}`)]
      return {
        id: `theme:${theme}`,
        kind: 'action',
        name: `${what.name}: ${which.name}`,
        ...(which.otherName !== undefined && { otherName: `${what.otherName}: ${which.otherName}` }),
        run: () => themeChoice.set(theme),
      }
    }),
  ]
}

/** What has a button, but no menu. */
function useOwnActions(): readonly MenuAction[] {
  const scenes = useSceneActions()
  const edits = useSceneEdits()
  const { access, bus } = useSession()
  const { state } = useWorkspace()
  const selection = useCell(state.selection)
  if (access === 'viewer') return []
  const lock = () => {
    const chosen = selection.flatMap((id) => bus.project.entity(id) ?? [])
    edits.setLocked(
      chosen.map(({ id }) => id),
      chosen.some(({ isLocked }) => !isLocked),
    )
  }
  return [
    {
      id: 'several',
      label: 'design.scene.several',
      Icon: SelectionPlusIcon,
      run: () => state.isChoosingSeveral.set(!state.isChoosingSeveral.get()),
    },
    { id: 'scene.add', label: 'design.scenes.add', Icon: PlusIcon, run: scenes.add },
    {
      id: 'lock',
      label: 'workspace.palette.lock',
      Icon: LockIcon,
      isDisabled: selection.length === 0,
      run: lock,
    },
  ]
}
