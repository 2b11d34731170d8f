import * as Blockly from 'blockly/core'
import { z } from 'zod'
import { defineIfUnknown } from '../binding/unknown-block.ts'
import { remembered } from './device-memory.ts'

/** A stack of blocks as Blockly writes it down, without ids. */
const Stack = z.looseObject({ type: z.string().max(200) })

/** The category that shows the backpack. */
export const backpackName = 'NESTLING_BACKPACK'

/** How many stacks a backpack holds, and how many letters one may have: together well below what a browser stores for a page. */
const most = 40
const largest = 50_000

/** Stacks that a person carries from project to project, the newest first. They stay on this device. */
export const backpack = remembered('nestling.blocks.backpack', z.array(Stack).max(most), [])

/** Puts a block with all that hangs on it into the backpack; `false` when it is too large. The oldest gives way when it is full. */
export function pack(block: Blockly.Block): boolean {
  const state = Blockly.serialization.blocks.save(block, { doFullSerialization: true, saveIds: false })
  if (!state || JSON.stringify(state).length > largest) return false
  backpack.set([{ ...state }, ...backpack.get()].slice(0, most))
  return true
}

/** Takes the stack at a place out of the backpack for good. */
export function unpack(at: number): void {
  backpack.set(backpack.get().filter((_, index) => index !== at))
}

/** The stacks that can be shown, for a flyout: what Blockly cannot read is left out. */
export function packedStacks(): Blockly.utils.toolbox.FlyoutItemInfo[] {
  const trial = new Blockly.Workspace()
  try {
    return backpack.get().flatMap((stack) => {
      defineTypes(stack)
      try {
        Blockly.serialization.blocks.append(structuredClone(stack), trial)
        return [{ kind: 'block', ...structuredClone(stack) }]
      } catch {
        return []
      }
    })
  } finally {
    trial.dispose()
  }
}

/** Another version may have packed it. */
function defineTypes(state: unknown): void {
  if (typeof state !== 'object' || state === null) return
  if ('type' in state && typeof state.type === 'string') defineIfUnknown(state.type)
  for (const key of ['block', 'shadow', 'next', 'inputs']) {
    const part: unknown = Reflect.get(state, key)
    if (key === 'inputs' && typeof part === 'object' && part !== null)
      for (const one of Object.values(part)) defineTypes(one)
    else defineTypes(part)
  }
}
