import type { OwnKey } from '../../../protocol/frame/own-key.ts'

/** A key of the workspace, and where it counts. */
export interface ShortcutKey extends OwnKey {
  /**
   * `everywhere` also in fields; `editors` also in the code editors; `doodle` also on the page of a doodle and nowhere where something is
   * typed; `sheet` only there; `running` also while a program runs and nothing is typed; `scene` only where the scene is being edited and no
   * field has the focus (spec S24); `picture` only where nothing else has the focus either, because lists and tabs have arrows of their own.
   */
  readonly where: 'everywhere' | 'editors' | 'doodle' | 'sheet' | 'running' | 'scene' | 'picture'
  /** The browser tells of it by an event of its own; the key itself does nothing. */
  readonly isNative?: true
}
