import type { Said } from '../locale.ts'
import type { SoundName } from '../sounds/sound-catalogue.ts'
import type { BlockCategory } from './block-category.ts'
import type { EventCode, StatementCode, ValueCode } from './block-coder.ts'

/** `Place` is a point of the world, `{x, y, z}`. */
export type ValueType = 'Number' | 'String' | 'Boolean' | 'Place'

/** Variables that hold lists are told apart by this type of Blockly's; all others have none. */
export const listVariable = 'List'

/** A choice of a drop-down: the stored value and what is shown. */
export interface Choice {
  readonly value: string
  readonly words: Said
}

/** A block that fills a slot from the start: a shadow gives way to any block, a real one shows what belongs there. */
export interface SlotBlock {
  readonly type: string
  readonly fields?: Readonly<Record<string, string | number | Said>>
  readonly inputs?: Readonly<Record<string, Slot>>
}
export type Slot = { readonly shadow: SlotBlock } | { readonly block: SlotBlock }

const knownNames = ['messages', 'scenes'] as const

/** Names of a project that people type on blocks. */
export type KnownName = (typeof knownNames)[number]

export const isKnownName = (value: unknown): value is KnownName => knownNames.some((name) => name === value)

/** What stands in the place of `{NAME}` in a block's message. */
export type BlockArg =
  /** One thing of the scene: stored by entity id, shown by name and picture. Empty = not chosen yet. */
  | { readonly kind: 'item' }
  /** A sound: of the library by its name, or a file of the project by its reference. */
  | { readonly kind: 'sound'; readonly value: SoundName }
  /** `look`: each choice is a font of the texts of a scene, and is shown in its letters. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly look?: 'font' }
  /** A colour as `#rrggbb`: one of those that have a name, or any other. */
  | { readonly kind: 'colour'; readonly choices: readonly Choice[] }
  | { readonly kind: 'number-field'; readonly value: number }
  /** `names`: of what it is a name, where those of the project are offered. */
  | { readonly kind: 'text-field'; readonly value: Said; readonly names?: KnownName }
  | { readonly kind: 'variable'; readonly holds?: typeof listVariable }
  /** `unit`: what a number in it counts, where that has a field of its own. */
  | {
      readonly kind: 'value'
      readonly check: ValueType | null
      readonly slot: Slot | null
      readonly unit?: 'degrees'
    }
  | { readonly kind: 'statements' }

/** How a block stands among others, and the JavaScript that it means. */
type Meaning =
  /** Starts a stack. */
  | { readonly shape: 'event'; readonly code: EventCode }
  /** Stands in a stack; `last` ends it. */
  | { readonly shape: 'statement' | 'last'; readonly code: StatementCode }
  /** A value; `any` fits every slot. */
  | { readonly shape: ValueType | 'any'; readonly code: ValueCode }

/** What a block of Blockly's own means; `procedure` is a stack that stands for itself and that others call. */
export type OwnMeaning = Meaning | { readonly shape: 'procedure'; readonly code: StatementCode }

/** One kind of block: its looks, its words and what it means. */
export type BlockDefinition = Meaning & {
  readonly category: BlockCategory
  /** One row a line; `{NAME}` is the argument of that name, in the order that the language wants. */
  readonly message: Said
  readonly args: Readonly<Record<string, BlockArg>>
  readonly tooltip: Said
  /** Shown only to those who have grown beyond the Explorer level. */
  readonly level?: 'maker'
  /** Words that people search for it by and that it does not say itself, separated by spaces. */
  readonly keywords?: Said
}
