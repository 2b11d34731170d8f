import type * as Blockly from 'blockly/core'
import type { EntityId } from '../../../model/ids.ts'
import { ofCanvas } from './of-canvas.ts'

/** A thing of the scene as the picker shows it. */
export interface Item {
  readonly id: EntityId
  readonly name: string
  /** Address of its picture, `undefined` where none was taken. */
  readonly picture: string | undefined
  /** What it is gathered under; those of a group lie together. */
  readonly group: string
}

/** What fields for things say, in the person's language. */
export interface ItemWords {
  /** What kind of field it is, for those who hear it. */
  readonly thing: string
  /** In place of a thing that is gone. */
  readonly pickAnother: string
  /** In place of a thing that was never chosen. */
  readonly unchosen: string
  /** The thing that something has just happened to, and what that means. */
  readonly it: string
  readonly itHint: string
  readonly list: string
  readonly find: string
  readonly nothing: string
  readonly clickInScene: string
}

/** The things that the blocks of a canvas can talk about, live. */
export interface ItemSource {
  readonly words: ItemWords
  items(): readonly Item[]
  /** The thing that a new block talks about at first, which is none of those that it talks about already, where there are others. */
  preferred(taken: ReadonlySet<string>): string
  /** Lets the person click a thing in the scene; `null` when there is none to click now. */
  pick(): ((done: (id: EntityId) => void) => void) | null
}

const sources = new WeakMap<Blockly.Workspace, ItemSource>()

export function giveItems(workspace: Blockly.Workspace, source: ItemSource): void {
  sources.set(workspace, source)
}

/** The things of the canvas that a block belongs to. */
export const itemsOf = (workspace: Blockly.Workspace | undefined): ItemSource | undefined =>
  ofCanvas(sources, workspace)
