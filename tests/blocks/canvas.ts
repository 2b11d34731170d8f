import * as Blockly from 'blockly/core'
import * as En from 'blockly/msg/en'
import { registerHeadlessItemField } from '../../language/blocks/headless-item-field.ts'
import { registerBlocks } from '../../language/blocks/register-blocks.ts'

/** A block with a mutator, so that inputs come and go: as Blockly's own `controls_if` does it. */
const growing = 'test_growing'

interface Growing extends Blockly.Block {
  itemCount: number
  hasLast: boolean
}

let isReady = false

/** Tells headless Blockly our blocks, once. */
export function prepareBlockly(): void {
  if (isReady) return
  isReady = true
  const { default: _whole, ...words } = En
  Blockly.setLocale(words)
  registerHeadlessItemField(Blockly)
  registerBlocks(Blockly, 'en')
  Blockly.Blocks[growing] = {
    init(this: Growing) {
      this.itemCount = 1
      this.hasLast = false
      this.setPreviousStatement(true)
      this.setNextStatement(true)
      this.appendValueInput('IF0')
      this.appendStatementInput('DO0')
    },
    saveExtraState(this: Growing) {
      return { items: this.itemCount, last: this.hasLast }
    },
    loadExtraState(this: Growing, state: { items: number; last: boolean }) {
      for (let n = this.itemCount; n < state.items; n++) {
        this.appendValueInput(`IF${n}`)
        this.appendStatementInput(`DO${n}`)
      }
      for (let n = this.itemCount - 1; n >= state.items; n--) {
        this.removeInput(`IF${n}`)
        this.removeInput(`DO${n}`)
      }
      if (state.last && !this.hasLast) this.appendStatementInput('ELSE')
      if (!state.last && this.hasLast) this.removeInput('ELSE')
      this.itemCount = state.items
      this.hasLast = state.last
    },
  }
}

/** Changes the shape of a growing block as its mutator would. */
export function mutate(block: Blockly.Block, items: number, last: boolean): void {
  const before = JSON.stringify(block.saveExtraState?.())
  block.loadExtraState?.({ items, last })
  const after = JSON.stringify(block.saveExtraState?.())
  if (before !== after) {
    Blockly.Events.fire(
      new (Blockly.Events.get(Blockly.Events.BLOCK_CHANGE))(block, 'mutation', null, before, after),
    )
  }
}

export const isGrowing = (block: Blockly.Block) => block.type === growing

/** Types that the random ops make; half of them can hold others. */
export const blockTypes = [
  growing,
  'control_if',
  'control_if_else',
  'control_forever',
  'controls_repeat_ext',
  'control_wait',
  'math_arithmetic',
  'math_number',
  'logic_compare',
  'text',
  'event_start',
  'variables_set',
  'variables_get',
  'math_change',
  'looks_say',
]

/** A canvas as one comparable value: Blockly's own save, blocks by id, without the ids of shadows. */
export function pictureOf(workspace: Blockly.Workspace): unknown {
  const saved = Blockly.serialization.workspaces.save(workspace)
  return JSON.parse(JSON.stringify(saved), function (this: unknown, key, value: unknown) {
    if (key === 'blocks' && Array.isArray(value)) return value.toSorted(byId)
    if (key === 'variables' && Array.isArray(value)) return value.toSorted(byId)
    if (key === 'shadow') return withoutIds(value)
    return value
  })
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

function withoutIds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutIds)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, item]) => [key, withoutIds(item)]),
  )
}
