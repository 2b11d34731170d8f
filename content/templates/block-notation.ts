import { type BlockType, blockCatalogue } from '../../language/blocks/block-catalogue.ts'
import type { BlockArg, BlockDefinition, Slot } from '../../language/blocks/block-definition.ts'
import { placeSlot } from '../../language/blocks/slots.ts'
import { slotsJson } from '../../language/blocks/toolbox.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import type { Vec3 } from '../../model/project/project.ts'
import type { BlockBlueprint, SlotBlueprint, VariableBlueprint } from './scene-blueprint.ts'

/** What may be put into a slot: a number, words, a place (metres), or a block. */
export type SlotContent = number | string | Vec3 | BlockBlueprint

type Content = SlotContent | VariableBlueprint | readonly BlockBlueprint[]

type ContentOf<Arg> = Arg extends { readonly kind: 'variable' }
  ? VariableBlueprint
  : Arg extends { readonly kind: 'value' }
    ? SlotContent
    : Arg extends { readonly kind: 'statements' }
      ? readonly BlockBlueprint[]
      : Arg extends { readonly kind: 'number-field' }
        ? number
        : string

type Args<Type extends BlockType> = (typeof blockCatalogue)[Type]['args']
/** Names of the arguments that have no content of their own. */
type Needed<Type extends BlockType> = {
  [Name in keyof Args<Type>]: Args<Type>[Name] extends { readonly kind: 'variable' | 'item' } ? Name : never
}[keyof Args<Type>]

/** What stands in the arguments of a block; those that are left out are as the toolbox offers them, mouths and conditions empty. */
export type Contents<Type extends BlockType> = {
  readonly [Name in Needed<Type>]: ContentOf<Args<Type>[Name]>
} & { readonly [Name in Exclude<keyof Args<Type>, Needed<Type>>]?: ContentOf<Args<Type>[Name]> }

/**
 * A block as the editor would store it: every choice, and what lies in each slot, beneath a block too. Throws where something cannot
 * stand there. Things are named by id; `itField` is the one that was just clicked, touched or copied.
 */
export function block<const Type extends BlockType>(
  type: Type,
  contents: Contents<Type>,
  comment?: string,
): BlockBlueprint
export function block(
  type: BlockType,
  contents: Readonly<Record<string, Content>>,
  comment?: string,
): BlockBlueprint {
  const { args, shape }: BlockDefinition = blockCatalogue[type]
  const fields: Record<string, JsonValue> = {}
  const slots: Record<string, SlotBlueprint> = {}
  const mouths: Record<string, readonly BlockBlueprint[]> = {}
  for (const [name, arg] of Object.entries(args)) {
    const content = contents[name]
    if (arg.kind === 'statements') mouths[name] = isBlocks(content) ? content : []
    else if (arg.kind === 'value')
      slots[name] = slotOf(shadowOf(arg.slot), isSlotContent(content) ? content : undefined)
    else fields[name] = fieldOf(arg, content, `${type}.${name}`)
  }
  const { DO: inside = [], ...others } = mouths
  const isLast = shape !== 'event' && shape !== 'statement'
  return {
    type,
    fields,
    slots,
    inside,
    mouths: others,
    isLast,
    ...(comment === undefined ? {} : { comment }),
  }
}

const isBlocks = (content: Content | undefined): content is readonly BlockBlueprint[] =>
  Array.isArray(content) && content.every((one) => typeof one === 'object')

const isSlotContent = (content: Content | undefined): content is SlotContent =>
  typeof content !== 'object' || isPlace(content) || (!isBlocks(content) && !('name' in content))

const isPlace = (content: Content): content is Vec3 =>
  Array.isArray(content) && content.length === 3 && content.every((one) => typeof one === 'number')

type Beneath = { readonly shadow?: JsonObject }

function shadowOf(slot: Slot | null): Beneath {
  const offered = slot && slotsJson({ slot }, 'en').slot
  const shadow = isJsonObject(offered) ? offered.shadow : undefined
  return isJsonObject(shadow) ? { shadow } : {}
}

/**
 * A content in a slot; what lies `beneath` a block shows again when somebody takes it out. What cannot be typed into the slot stands there
 * as a block: a number where words lie, and anything where nothing does.
 */
export function slotOf(beneath: Beneath, content: SlotContent | undefined): SlotBlueprint {
  if (content === undefined) return beneath
  if (typeof content === 'number')
    return beneath.shadow?.type === 'math_number'
      ? content
      : { ...beneath, block: block('math_number', { NUM: content }) }
  if (typeof content === 'string')
    return beneath.shadow?.type === 'text' ? content : { ...beneath, block: block('text', { TEXT: content }) }
  return isPlace(content) ? shadowOf(placeSlot(...content).slot) : { ...beneath, block: content }
}

function fieldOf(arg: BlockArg, content: Content | undefined, where: string): JsonValue {
  switch (arg.kind) {
    case 'variable':
      if (typeof content === 'object' && 'name' in content) return { id: content.id }
      throw new Error(`${where} needs a variable`)
    case 'item':
      return String(content)
    case 'colour':
    case 'choice': {
      const [first] = arg.choices
      const chosen = content ?? first?.value
      if (arg.choices.some(({ value }) => value === chosen)) return String(chosen)
      throw new Error(`${where} has no choice ${String(chosen)}`)
    }
    case 'number-field':
      return typeof content === 'number' ? content : arg.value
    case 'text-field':
      return typeof content === 'string' ? content : arg.value.en
    case 'sound':
      return typeof content === 'string' ? content : arg.value
    default:
      throw new Error(`${where} is no field`)
  }
}
