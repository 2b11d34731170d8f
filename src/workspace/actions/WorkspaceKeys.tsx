import { useEffect } from 'react'
import type { PastedFiles } from '../../../protocol/frame/pasted-files.ts'
import type { Tool } from '../../../protocol/frame/tool-settings.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useAddFiles } from '../assets/use-add-files.ts'
import { filesOfPaste } from '../clipboard/files-of-paste.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useDrop } from '../clipboard/use-drop.ts'
import { usePaste } from '../clipboard/use-paste.ts'
import type { WindowPoint } from '../frame/window-point.ts'
import { useHistory } from '../history/use-history.ts'
import type { WorkspaceNews } from '../open-workspace.ts'
import { useSession } from '../session-context.ts'
import { isDoodleAction } from '../shortcuts/doodle-shortcuts.ts'
import type { SceneAction, ShortcutAction } from '../shortcuts/shortcut.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import type { ProjectWays } from '../state/project-ways.ts'
import { showDesign } from '../state/show-design.ts'
import { showLibrary } from '../state/show-library.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { ActionNews } from './ActionNews.tsx'
import { aptOf, isCommon } from './apt-of.ts'
import { isArrangeable } from './is-arrangeable.ts'
import { nudges } from './nudges.ts'
import { openAdd } from './open-add.ts'
import { useSceneEdits } from './use-scene-edits.ts'
import { lookFrom } from './view-actions.ts'
import { viewSteps } from './view-steps.ts'

/** Performs the shortcuts, from this window and from the frames, and says what was done. Shows nothing. */
export function WorkspaceKeys({ news, ways }: { readonly news: WorkspaceNews; readonly ways: ProjectWays }) {
  const t = useT()
  const addFiles = useAddFiles()
  const locale = useLocale()
  const errorText = useErrorText()
  const history = useHistory()
  const edits = useSceneEdits()
  const clipboard = useClipboard()
  const { access, bus } = useSession()
  const { state, frames } = useWorkspace()
  const tools = state.tools
  const hold = (tool: Tool) => {
    if (access !== 'viewer') tools.set({ ...tools.get(), tool })
  }

  const rename = () => {
    const [first] = state.selection.get()
    if (first === undefined || access === 'viewer') return
    showDesign(state)
    state.leftTab.set('scene')
    state.arePanelsHidden.set(false)
    state.renaming.set(first)
  }
  const isEditable = () => access !== 'viewer' && state.past.get() === null
  const arrange = (act: () => void) => () => {
    if (isEditable()) act()
  }
  const all = () => {
    const { project } = bus
    const tops = project.children(state.sceneId.get(), null).flatMap((id) => project.entity(id) ?? [])
    state.selection.set(
      tops.filter((entity) => !entity.isHidden && isArrangeable(entity)).map(({ id }) => id),
    )
  }
  const hide = () => {
    const selected = state.selection.get().flatMap((id) => bus.project.entity(id) ?? [])
    const chosen = aptOf(selected, isCommon)
    if (chosen.length === 0) return
    edits.setHidden(
      chosen.map(({ id }) => id),
      chosen.some((entity) => !entity.isHidden),
    )
  }
  const ungroup = () => {
    const [only] = state.selection.get()
    if (only !== undefined && bus.project.entity(only)?.kind === 'group') edits.ungroup(only)
  }
  const stop = () => {
    if (frames.status.get().run === 'editing') state.selection.set([])
    else frames.stop()
  }
  const actions: Readonly<Record<SceneAction, (isRepeat: boolean) => void>> = {
    palette: () => state.dialog.set('palette'),
    help: () => state.dialog.set('keys'),
    moment: arrange(() => state.dialog.set('moment')),
    add: arrange(() => openAdd(state)),
    copy: clipboard.copy,
    cut: arrange(clipboard.cut),
    paste: () => {},
    undo: history.undo,
    redo: history.redo,
    select: () => hold('select'),
    move: () => hold('move'),
    turn: () => hold('turn'),
    scale: () => hold('scale'),
    snap: () => tools.set({ ...tools.get(), snap: !tools.get().snap }),
    space: () => tools.set({ ...tools.get(), space: tools.get().space === 'world' ? 'local' : 'world' }),
    findCode() {
      state.view.set('code')
      state.codeAside.set('find')
    },
    panels: () => state.arePanelsHidden.set(!state.arePanelsHidden.get()),
    grid: () => tools.set({ ...tools.get(), grid: !tools.get().grid }),
    remove: () => edits.remove(state.selection.get()),
    duplicate: () => edits.duplicate(state.selection.get()),
    focus: () => frames.focus(state.selection.get()),
    home: () => frames.focus([]),
    run: frames.run,
    stop,
    rename,
    selectAll: all,
    group: arrange(() => edits.group(state.selection.get())),
    ungroup: arrange(ungroup),
    hide: arrange(hide),
    drop: arrange(frames.drop),
    ...lookFrom(frames.look),
    ...viewSteps(frames.stepView),
    ...nudges((step) => {
      if (isEditable()) frames.nudge(step)
    }),
  }
  const perform = (action: ShortcutAction, isRepeat = false) => {
    if (isDoodleAction(action)) state.onDoodleKey.get()?.(action)
    else {
      // What it stores is said instead.
      state.lastDone.set({ kind: 'action', action })
      actions[action](isRepeat)
    }
  }

  const pasteFiles = (files: readonly File[], at?: WindowPoint) => {
    if (isEditable()) void addFiles(files, at)
  }
  const paste = (pasted: string | PastedFiles, at?: WindowPoint) => {
    if (typeof pasted === 'string') return clipboard.paste(pasted)
    if (pasted.refusal && isEditable()) {
      // The page of one's files takes larger ones, to make them smaller.
      const action = { text: t('assets.title'), onPress: () => showLibrary(state) }
      showToast({ kind: 'error', text: errorText(pasted.refusal), action })
    }
    if (pasted.files.length > 0) pasteFiles(filesOfPaste(pasted), at)
  }

  useEffect(() => {
    news.update({ locale, t, errorText, perform, paste, ways })
  })
  const isRunning = () => frames.status.get().run !== 'editing'
  useShortcuts(isRunning, perform)
  usePaste({ isRunning, onFiles: pasteFiles, onText: clipboard.paste })
  useDrop({
    isRunning,
    onFiles: (files, at) => {
      if (state.view.get() === 'design') pasteFiles(files, at)
    },
    onText: clipboard.paste,
  })
  return <ActionNews />
}
