import type { JsonObject, JsonValue } from '../../model/json.ts'
import type { CodeLocale } from '../locale.ts'
import { blockCatalogue } from './block-catalogue.ts'
import type { BlockArg, BlockDefinition, Choice } from './block-definition.ts'
import { firstVariable } from './first-variable.ts'

/** Name under which the field for one thing of the scene must be registered with Blockly; `entity` is its id. */
export const itemFieldType = 'field_item'

/** The same for the field for a colour; it has the options of a drop-down, and takes any other colour too. */
export const colourFieldType = 'field_named_colour'

/** The same for the field for a font, which is a drop-down otherwise. */
export const fontFieldType = 'field_font'

/** The same for the field for a sound; `sound` is what it holds at first. */
export const soundFieldType = 'field_sound'

const options = ({ choices }: { readonly choices: readonly Choice[] }, locale: CodeLocale): JsonValue =>
  choices.map(({ words, value }) => [words[locale], value])

function argJson(name: string, arg: BlockArg, locale: CodeLocale): JsonObject {
  switch (arg.kind) {
    case 'item':
      return { type: itemFieldType, name, entity: '' }
    case 'sound':
      return { type: soundFieldType, name, sound: arg.value }
    case 'choice':
      return {
        type: arg.look === 'font' ? fontFieldType : 'field_dropdown',
        name,
        options: options(arg, locale),
      }
    case 'colour':
      return { type: colourFieldType, name, options: options(arg, locale) }
    case 'number-field':
      return { type: 'field_number', name, value: arg.value }
    case 'text-field':
      return {
        type: 'field_input',
        name,
        text: arg.value[locale],
        ...(arg.names && { names: arg.names }),
      }
    case 'variable':
      return {
        type: 'field_variable',
        name,
        variable: firstVariable(arg.holds)[locale],
        variableTypes: [arg.holds ?? ''],
        defaultType: arg.holds ?? '',
      }
    case 'value':
      return { type: 'input_value', name, ...(arg.check === null ? {} : { check: arg.check }) }
    case 'statements':
      return { type: 'input_statement', name }
  }
}

function connections(shape: BlockDefinition['shape']): JsonObject {
  switch (shape) {
    case 'event':
      return { nextStatement: null }
    case 'statement':
      return { previousStatement: null, nextStatement: null }
    case 'last':
      return { previousStatement: null }
    case 'any':
      return { output: null }
    default:
      return { output: shape }
  }
}

function messages(definition: BlockDefinition, locale: CodeLocale): Record<string, JsonValue> {
  const rows: Record<string, JsonValue> = {}
  for (const [index, row] of definition.message[locale].split('\n').entries()) {
    const args: JsonObject[] = []
    rows[`message${index}`] = row.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const arg = definition.args[name]
      if (!arg) throw new Error(`message names an argument that the block does not have: ${name}`)
      args.push(argJson(name, arg, locale))
      return `%${args.length}`
    })
    rows[`args${index}`] = args
  }
  return rows
}

/**
 * Every block in the form of Blockly's `defineBlocksWithJsonArray`, with the words of one language. Colours come from
 * the style of the same name as the category (`blockCategories`).
 */
export function blocksAsJson(locale: CodeLocale): readonly JsonObject[] {
  return Object.entries<BlockDefinition>(blockCatalogue).map(([type, definition]) => ({
    type,
    ...messages(definition, locale),
    ...connections(definition.shape),
    style: definition.category,
    tooltip: definition.tooltip[locale],
    inputsInline: true,
  }))
}
