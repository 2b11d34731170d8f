import * as Blockly from 'blockly/core'
import { generateCode } from '../../language/generator/generate-code.ts'
import { compareText } from '../../model/document/stamp.ts'

interface Item {
  readonly id: string
  readonly x?: number
  readonly y?: number
}

/** The JavaScript of what a canvas holds, stacks and variables in the order of the file. */
export function codeOf(workspace: Blockly.Workspace): string {
  const { blocks, variables } = Blockly.serialization.workspaces.save(workspace)
  const stacks: Item[] = blocks?.blocks ?? []
  const byPlace = (a: Item, b: Item) => at(a.y) - at(b.y) || at(a.x) - at(b.x) || compareText(a.id, b.id)
  const byId = (a: Item, b: Item) => compareText(a.id, b.id)
  const state = {
    blocks: { ...blocks, blocks: stacks.toSorted(byPlace) },
    variables: (variables ?? []).toSorted(byId),
  }
  return generateCode(state, new Map()).code
}

const at = (coordinate: number | undefined) => Math.round(coordinate ?? 0)
