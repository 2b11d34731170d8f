import type { DoodleAction } from './doodle-shortcuts.ts'
import type { ShortcutKey } from './shortcut-key.ts'

/** Everything a key can do in the workspace. */
export type ShortcutAction = SceneAction | DoodleAction

/** What a key does wherever one is, or to the scene. */
export type SceneAction =
  | 'palette'
  | 'moment'
  | 'help'
  | 'undo'
  | 'redo'
  | 'select'
  | 'move'
  | 'turn'
  | 'scale'
  | 'remove'
  | 'focus'
  | 'home'
  | 'run'
  | 'stop'
  | 'add'
  | 'snap'
  | 'space'
  | 'grid'
  | 'panels'
  | 'findCode'
  | 'rename'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'selectAll'
  | 'group'
  | 'ungroup'
  | 'hide'
  | 'drop'
  | NudgeAction
  | ViewAction
  | ViewStepAction

/** Keys that move the selection by a step. */
export type NudgeAction =
  | 'nudgeLeft'
  | 'nudgeRight'
  | 'nudgeAhead'
  | 'nudgeBack'
  | 'nudgeUp'
  | 'nudgeDown'
  | 'turnLeft'
  | 'turnRight'

/** Keys that look at the scene from a side. */
export type ViewAction = 'viewFront' | 'viewRight' | 'viewTop' | 'viewBack' | 'viewLeft' | 'viewCorner'

/** Keys that move the editing camera by a step. */
export type ViewStepAction =
  | 'orbitLeft'
  | 'orbitRight'
  | 'orbitUp'
  | 'orbitDown'
  | 'zoomIn'
  | 'zoomOut'
  | 'panLeft'
  | 'panRight'
  | 'panUp'
  | 'panDown'

/** A key, and what it does. */
export interface Shortcut extends ShortcutKey {
  readonly action: ShortcutAction
}
