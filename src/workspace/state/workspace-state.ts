import type { DoodleId, EntityId, FileId, SceneId } from '../../../model/ids.ts'
import type { Category } from '../../../model/kinds/entity-kinds.ts'
import type { Project } from '../../../model/project/project.ts'
import { type ToolSettings, usualTools } from '../../../protocol/frame/tool-settings.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { FoundMistake } from '../code/found-mistake.ts'
import { type ConsoleStore, createConsoleStore } from '../console/console-store.ts'
import type { SightNews } from '../courses/sight-news.ts'
import type { ImportReport } from '../file/import-report.ts'
import type { DoodleAction } from '../shortcuts/doodle-shortcuts.ts'
import type { SceneAction } from '../shortcuts/shortcut.ts'
import { createWatchState, type WatchState } from '../watch/watch-state.ts'
import { type Cell, createCell } from './cell.ts'
import type { ProjectWays } from './project-ways.ts'

/** The bottom tabs (spec W01). */
export type View = 'design' | 'code'
/** Which drawer is open below 1024 px. */
export type Drawer = 'add' | 'look' | 'more' | null
export type LeftTab = 'add' | 'scene'
/** Which lines of the history are shown: all, one's own, named moments, those of what one has in front, or of one block. */
export type HistoryFilter = 'all' | 'mine' | 'named' | 'this' | `block:${string}/${string}`
export type CodeAside = 'helpers' | 'find' | null
export type WorkspaceDialog = 'palette' | 'keys' | 'moment' | 'feedback'

/** What a person has just done, for who does not see it: an action of a key or the palette, or a stored step of the scene. */
export type Done =
  | { readonly kind: 'action'; readonly action: SceneAction }
  | { readonly kind: 'step'; readonly command: string }

/** A moment of the past: which, when it was (ms), and the session that shows it. */
export interface Past {
  readonly moment: number
  readonly at: number
  readonly session: ProjectSession
}

/** What one person sees and holds in the workspace: never part of the project, shared or undone. */
export interface WorkspaceState {
  readonly sceneId: Cell<SceneId>
  readonly view: Cell<View>
  readonly drawer: Cell<Drawer>
  readonly leftTab: Cell<LeftTab>
  /** Whether the picture has the room of the panels beside it. */
  readonly arePanelsHidden: Cell<boolean>
  /** What is looked at in the picker. */
  readonly shelf: Cell<Category>
  readonly selection: Cell<readonly EntityId[]>
  /** Whether a tap adds to the selection, as a click with Shift does. */
  readonly isChoosingSeveral: Cell<boolean>
  /** The doodle whose page is open over the scene. */
  readonly doodle: Cell<DoodleId | null>
  /** What performs the keys of the open doodle. */
  readonly onDoodleKey: Cell<((action: DoodleAction) => void) | null>
  /** Which of the dialogs is open that a key or the palette opens. */
  readonly dialog: Cell<WorkspaceDialog | null>
  /** Whether the page of one's files is open over the scene. */
  readonly isLibraryOpen: Cell<boolean>
  /** The thing whose name is being typed in the Hierarchy. */
  readonly renaming: Cell<EntityId | null>
  /** The scene whose name is being typed in its tab. */
  readonly renamingScene: Cell<SceneId | null>
  readonly tools: Cell<ToolSettings>
  readonly lastDone: Cell<Done | null>
  /** Which way out to others was taken last. */
  readonly lastWay: Cell<keyof ProjectWays | null>
  /** Whether a file is being opened or made. */
  readonly isFileBusy: Cell<boolean>
  /** What became of the file that was opened last, until it was read. */
  readonly importReport: Cell<ImportReport | null>
  /** The open code tab; `null` until one was chosen, which means the scene's first. */
  readonly openFile: Cell<FileId | null>
  /** A place in a tab that is to be shown; forgotten as soon as it is. */
  readonly lookAt: Cell<FoundMistake | null>
  /** What stands beside the code instead of what blocks mean. */
  readonly codeAside: Cell<CodeAside>
  readonly console: ConsoleStore
  /** What is underlined in the scene’s JavaScript, whether it has run or not. */
  readonly mistakes: Cell<readonly FoundMistake[]>
  /** How runs are looked at. */
  readonly watch: WatchState
  /** Whether a course wants to see the runs, and what it hears of them. */
  readonly isCourseOn: Cell<boolean>
  readonly sightNews: Cell<SightNews | null>
  readonly isHistoryOpen: Cell<boolean>
  readonly historyFilter: Cell<HistoryFilter>
  /** The moment that is looked at instead of now. */
  readonly past: Cell<Past | null>
}

/** The state in which a project opens: its default scene, Code in front (spec W01), nothing selected. */
export function createWorkspaceState(project: Project): WorkspaceState {
  return {
    sceneId: createCell(project.defaultScene.id),
    view: createCell<View>('code'),
    drawer: createCell<Drawer>(null),
    leftTab: createCell<LeftTab>('add'),
    arePanelsHidden: createCell(false),
    shelf: createCell<Category>('3d_models'),
    codeAside: createCell<CodeAside>(null),
    selection: createCell<readonly EntityId[]>([]),
    isChoosingSeveral: createCell(false),
    doodle: createCell<DoodleId | null>(null),
    onDoodleKey: createCell<((action: DoodleAction) => void) | null>(null),
    dialog: createCell<WorkspaceDialog | null>(null),
    isLibraryOpen: createCell(false),
    renaming: createCell<EntityId | null>(null),
    renamingScene: createCell<SceneId | null>(null),
    tools: createCell(usualTools),
    lastDone: createCell<Done | null>(null),
    lastWay: createCell<keyof ProjectWays | null>(null),
    isFileBusy: createCell(false),
    importReport: createCell<ImportReport | null>(null),
    openFile: createCell<FileId | null>(null),
    lookAt: createCell<FoundMistake | null>(null),
    console: createConsoleStore(),
    mistakes: createCell<readonly FoundMistake[]>([]),
    watch: createWatchState(),
    isCourseOn: createCell(false),
    sightNews: createCell<SightNews | null>(null),
    isHistoryOpen: createCell(false),
    historyFilter: createCell<HistoryFilter>('all'),
    past: createCell<Past | null>(null),
  }
}
