import type { JsonObject } from '../../model/json.ts'
import type { CodeLocale } from '../locale.ts'
import { blockCatalogue } from './block-catalogue.ts'
import { type BlockCategory, blockCategories } from './block-category.ts'
import type { BlockDefinition, Slot, SlotBlock } from './block-definition.ts'

function fieldsJson(fields: NonNullable<SlotBlock['fields']>, locale: CodeLocale): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  )
}

const slotBlockJson = (block: SlotBlock, locale: CodeLocale): JsonObject => ({
  type: block.type,
  ...(block.fields ? { fields: fieldsJson(block.fields, locale) } : {}),
  ...(block.inputs ? { inputs: slotsJson(block.inputs, locale) } : {}),
})

/** Slots as Blockly’s JSON has them in `inputs`. */
export const slotsJson = (slots: Readonly<Record<string, Slot>>, locale: CodeLocale): JsonObject =>
  Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      'shadow' in slot
        ? { shadow: slotBlockJson(slot.shadow, locale) }
        : { block: slotBlockJson(slot.block, locale) },
    ]),
  )

/** The slots of a block that are filled from the start. */
const defaultSlots = (definition: BlockDefinition): Record<string, Slot> =>
  Object.fromEntries(
    Object.entries(definition.args).flatMap(([name, arg]) =>
      arg.kind === 'value' && arg.slot ? [[name, arg.slot] as const] : [],
    ),
  )

/** A block as the toolbox offers it: its slots are filled, so that it visibly does something at once. */
export const offered = (type: string, definition: BlockDefinition, locale: CodeLocale): JsonObject => ({
  kind: 'block',
  type,
  inputs: slotsJson(defaultSlots(definition), locale),
})

/** Categories that are filled when they are opened, by what the tab holds, and the key of who fills them; procedures are Blockly's own. */
export const filledCategories = {
  variables: 'VARIABLE',
  lists: 'NESTLING_LISTS',
  mine: 'PROCEDURE',
} as const satisfies Partial<Record<BlockCategory, string>>

const isFilled = (category: string): category is keyof typeof filledCategories =>
  Object.hasOwn(filledCategories, category)

/**
 * The toolbox as Blockly's JSON: categories in order with their styles, each block with its slots filled so that it
 * visibly does something at once.
 */
export function toolbox(locale: CodeLocale): JsonObject {
  return {
    kind: 'categoryToolbox',
    contents: Object.entries(blockCategories).map(([category, { words }]) => ({
      kind: 'category',
      id: category,
      // The name by which Blockly itself knows it.
      toolboxitemid: category,
      name: words[locale],
      categorystyle: category,
      ...(isFilled(category)
        ? { custom: filledCategories[category] }
        : {
            contents: Object.entries<BlockDefinition>(blockCatalogue)
              .filter(([, definition]) => definition.category === category)
              .map(([type, definition]) => offered(type, definition, locale)),
          }),
    })),
  }
}
