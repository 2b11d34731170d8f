import type { Said } from '../locale.ts'
import type { BlockCategory } from './block-category.ts'
import type { EventCode, StatementCode, ValueCode } from './block-coder.ts'

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

/** How a block stands among others, and the JavaScript that it means. */
type Meaning =
  /** Starts a stack. */
  | { readonly shape: 'event'; readonly code: EventCode }
  /** Stands in a stack; `last` ends it. */
  | { readonly shape: 'statement' | 'last'; readonly code: StatementCode }
  /** A value; `any` fits every slot. */
  | { readonly shape: ValueType | 'any'; readonly code: ValueCode }

/** One kind of block: its looks, its words and what it means. */
export type BlockDefinition = Meaning & {
  readonly category: BlockCategory
  /** One row a line; `{NAME}` is the argument of that name, in the order that the language wants. */
  readonly message: Said
  readonly args: Readonly<Record<string, BlockArg>>
  readonly tooltip: Said
  /** A literal that only ever sits inside others and is not offered on its own. */
  readonly isLiteral?: true
}
