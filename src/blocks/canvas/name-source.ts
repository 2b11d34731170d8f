import type * as Blockly from 'blockly/core'
import type { KnownName } from '../../../language/blocks/block-definition.ts'
import { ofCanvas } from './of-canvas.ts'

/** The names that a project has by now, live: what people type on blocks is mostly one of them. */
export type NameSource = (of: KnownName) => readonly string[]

const sources = new WeakMap<Blockly.Workspace, NameSource>()

export function giveNames(workspace: Blockly.Workspace, source: NameSource): void {
  sources.set(workspace, source)
}

export const namesOf = (workspace: Blockly.Workspace | undefined): NameSource | undefined =>
  ofCanvas(sources, workspace)
