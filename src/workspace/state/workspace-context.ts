import { createContext, use } from 'react'
import type { Asset } from '../../../model/assets/asset.ts'
import type { GatheredFiles } from '../../client/assets/gather-files.ts'
import type { SceneCopyKeeper } from '../copy/scene-copy-keeper.ts'
import type { SceneFrames } from '../frame/scene-frames.ts'
import type { HistoryStore } from '../history/history-store.ts'
import type { ShortcutAction } from '../shortcuts/shortcut.ts'
import type { ProjectWays } from './project-ways.ts'
import type { WorkspaceState } from './workspace-state.ts'

export interface WorkspaceValue {
  readonly state: WorkspaceState
  readonly frames: SceneFrames
  readonly history: HistoryStore
  readonly copy: SceneCopyKeeper
  /** The bytes of files of the project, wherever they lie. */
  readonly gatherFiles: (assets: readonly Asset[]) => Promise<GatheredFiles>
  readonly ways: ProjectWays
  /** Does what a key would do. */
  readonly perform: (action: ShortcutAction) => void
}

export const WorkspaceContext = createContext<WorkspaceValue | null>(null)

/** Selection, tools, open tab and the frames of the workspace around. A component outside it must not ask. */
export function useWorkspace(): WorkspaceValue {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace outside the workspace')
  return workspace
}
