import { useOtherWords } from '../../i18n/use-other-words.ts'
import { type TextKey, useLocale, useT } from '../../i18n/use-t.ts'
import { useAddThing } from '../actions/use-add-thing.ts'
import { things } from '../left/things.ts'
import { useProject, useSession } from '../session-context.ts'
import { isDoodleAction } from '../shortcuts/doodle-shortcuts.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { shortcuts } from '../shortcuts/shortcuts.ts'
import { closePages } from '../state/close-pages.ts'
import { showDesign } from '../state/show-design.ts'
import { showScene } from '../state/show-scene.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { PaletteItem } from './palette-item.ts'
import { usePaletteActions } from './use-palette-actions.ts'

/** Steps that make no sense from a list. */
const silent = new Set<string>(['palette', 'paste', 'stop'])

/**
 * Everything that the palette finds: what keys and menus do, what can be added, the things of the scene, the tabs and the scenes. Made anew when one
 * of them changes.
 */
export function usePaletteItems(): readonly PaletteItem[] {
  const t = useT()
  const locale = useLocale()
  const addThing = useAddThing()
  const { access } = useSession()
  const { state, frames, perform } = useWorkspace()
  const other = useOtherWords()
  const sceneId = useCell(state.sceneId)
  const doodle = useCell(state.doodle)
  const view = useCell(state.view)
  const entities = useProject((project) => project.entities(sceneId))
  const files = useProject((project) => project.files(sceneId))
  const scenes = useProject((project) => project.scenes)

  const named = (key: TextKey) => ({ name: t(key), ...(other && { otherName: other(key) }) })
  const isDrawing = doodle !== null && view === 'design'
  const actions = [...new Set(shortcuts.map(({ action }) => action))]
    .filter((action) => !silent.has(action) && isDoodleAction(action) === isDrawing)
    .concat(isDrawing ? (['undo', 'redo', 'help'] as const) : [])
  const others = usePaletteActions(named)
  const selectAndShow = (id: Parameters<typeof frames.focus>[0][number]) => {
    showDesign(state)
    state.selection.set([id])
    frames.focus([id])
  }
  return [
    ...actions.map(
      (action): PaletteItem => ({
        id: `action:${action}`,
        kind: 'action',
        ...named(`workspace.keys.${action}`),
        keys: shortcutText(action, locale),
        run: () => perform(action),
      }),
    ),
    ...others,
    ...(access === 'viewer' ? [] : things(t('design.things.textSample'))).map(
      (thing): PaletteItem => ({
        id: `add:${thing.id}`,
        kind: 'add',
        ...named(thing.label),
        run() {
          showDesign(state)
          void addThing(thing)
        },
      }),
    ),
    ...entities.map(
      ({ id, name }): PaletteItem => ({
        id: `thing:${id}`,
        kind: 'thing',
        name,
        run: () => selectAndShow(id),
      }),
    ),
    ...files.map(
      ({ id, name }): PaletteItem => ({
        id: `file:${id}`,
        kind: 'file',
        name,
        run() {
          state.openFile.set(id)
          state.view.set('code')
        },
      }),
    ),
    ...scenes.map(
      ({ id, name }): PaletteItem => ({
        id: `scene:${id}`,
        kind: 'scene',
        name,
        run() {
          closePages(state)
          showScene(state, id)
        },
      }),
    ),
  ]
}
