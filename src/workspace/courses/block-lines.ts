import type { BlockBlueprint, SlotBlueprint } from '../../../content/templates/scene-blueprint.ts'
import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import { itField } from '../../../language/blocks/it-field.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import type { JsonValue } from '../../../model/json.ts'

/** One block of a program in words; `depth`: in how many mouths it lies. */
export interface BlockLine {
  readonly depth: number
  readonly text: string
}

interface Words {
  readonly locale: CodeLocale
  /** Names of things by their ids. */
  readonly names: ReadonlyMap<string, string>
  /** What the thing of an event is called. */
  readonly it: string
}

/** Blocks below each other as one would read them out, a block a line. */
export const blockLines = (
  blocks: readonly BlockBlueprint[],
  words: Words,
  depth = 0,
): readonly BlockLine[] =>
  blocks.flatMap((block) => {
    const { inside = [], mouths = {} } = block
    return [
      { depth, text: sentence(block, words) },
      ...[inside, ...Object.values(mouths)].flatMap((mouth) => blockLines(mouth, words, depth + 1)),
    ]
  })

function sentence(block: BlockBlueprint, words: Words): string {
  const definition = blockDefinition(block.type)
  if (!definition) return ownName(block)
  return definition.message[words.locale]
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const slot = block.slots?.[name]
      if (slot !== undefined) return slotText(slot, words)
      const value = block.fields?.[name]
      return value === undefined ? '' : fieldText(block.type, name, value, words)
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function fieldText(type: string, name: string, value: JsonValue, { locale, names, it }: Words): string {
  const arg = blockDefinition(type)?.args[name]
  if (arg?.kind === 'choice')
    return `[${arg.choices.find((choice) => choice.value === value)?.words[locale] ?? String(value)}]`
  if (value === itField) return `[${it}]`
  if (arg?.kind === 'item') return `[${names.get(String(value)) ?? ''}]`
  if (isJsonObject(value)) return `[${String(value.id).replaceAll('-', ' ')}]`
  return arg?.kind === 'number-field' ? String(value) : `“${String(value)}”`
}

function slotText(slot: SlotBlueprint, words: Words): string {
  if (typeof slot === 'number') return String(slot)
  if (typeof slot === 'string') return `“${slot}”`
  if (slot.block) {
    const inner = sentence(slot.block, words)
    return slot.block.type === 'math_number' ? inner : `(${inner})`
  }
  const fields = slot.shadow?.fields
  return isJsonObject(fields) ? String(Object.values(fields)[0] ?? '') : ''
}

/** A block that the program itself has made is called by its name. */
function ownName({ extra = {} }: BlockBlueprint): string {
  const { extraState } = extra
  return isJsonObject(extraState) ? String(extraState.name ?? '') : ''
}
