import type { Said } from '../locale.ts'
import type { BlockCategory } from './block-category.ts'

export type ValueType = 'Number' | 'String' | 'Boolean'

/** A choice of a drop-down: the stored value and what is shown. */
export interface Choice {
  readonly value: string
  readonly words: Said
}

/** A block that fills a slot from the start: a shadow gives way to any block, a real one shows what belongs there. */
export interface SlotBlock {
  readonly type: string
  readonly fields?: Readonly<Record<string, string | number>>
  readonly inputs?: Readonly<Record<string, Slot>>
}
export type Slot = { readonly shadow: SlotBlock } | { readonly block: SlotBlock }

/** What stands in the place of `{NAME}` in a block's message. */
export type BlockArg =
  /** One thing of the scene: stored by entity id, shown by name and picture. Empty = not chosen yet. */
  | { readonly kind: 'item' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'number-field'; readonly value: number }
  | { readonly kind: 'text-field'; readonly value: Said }
  | { readonly kind: 'variable' }
  | { readonly kind: 'value'; readonly check: ValueType | null; readonly slot: Slot | null }
  | { readonly kind: 'statements' }

/** One kind of block, complete but for its code, which `language/generator` writes. */
export interface BlockDefinition {
  readonly category: BlockCategory
  /** `event` starts a stack, `statement` stands in one, `last` ends one, the rest are values. */
  readonly shape: 'event' | 'statement' | 'last' | ValueType | 'any'
  /** One row a line; `{NAME}` is the argument of that name, in the order that the language wants. */
  readonly message: Said
  readonly args: Readonly<Record<string, BlockArg>>
  readonly tooltip: Said
  /** A literal that only ever sits inside others and is not offered on its own. */
  readonly isLiteral?: true
}
