import type * as Blockly from 'blockly/core'
import type { Reference } from '../../../model/assets/reference.ts'
import type { Locale } from '../../i18n/locale.ts'
import { ofCanvas } from './of-canvas.ts'

/** A sound file of the project. */
export interface OwnSound {
  readonly source: Reference
  readonly name: string
}

/** What fields for sounds say, in the person's language. */
export interface SoundWords {
  /** What kind of field it is, for those who hear it. */
  readonly sound: string
  /** In place of a file that is gone. */
  readonly pickAnother: string
  readonly list: string
  readonly find: string
  readonly nothing: string
  readonly listen: string
  /** What files of the project are gathered under. */
  readonly own: string
}

/** The sounds that the blocks of a canvas can play, live. */
export interface SoundSource {
  readonly locale: Locale
  readonly words: SoundWords
  own(): readonly OwnSound[]
  /** Files of the person that the project does not have, by their keys. Rejects where they cannot be asked for. */
  shelf(): Promise<readonly { readonly key: string; readonly name: string }[]>
  /** Brings one of them into the project and answers what blocks call it there, `null` when that was refused. */
  bring(key: string): Reference | null
  /** Lets the person hear one, also one of the shelf by its key. */
  listen(sound: string): void
}

const sources = new WeakMap<Blockly.Workspace, SoundSource>()

export function giveSounds(workspace: Blockly.Workspace, source: SoundSource): void {
  sources.set(workspace, source)
}

export const soundsOf = (workspace: Blockly.Workspace | undefined): SoundSource | undefined =>
  ofCanvas(sources, workspace)
