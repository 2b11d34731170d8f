import type { RootName } from '../../model/document/root-name.ts'
import type { JsonValue } from '../../model/json.ts'

/** One replacement in a text: at `at`, remove `remove` characters, then insert `insert`. Offsets are UTF-16, as in Y.Text. */
export interface TextEdit {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

/**
 * One change of the document as data. The bus applies all writes of a command in one transaction and derives the
 * undo step from them. `id` is `null` for a flat root.
 */
export type Write =
  | {
      readonly op: 'set'
      readonly root: RootName
      readonly id: string | null
      readonly key: string
      readonly value: JsonValue
    }
  | { readonly op: 'erase'; readonly root: RootName; readonly id: string | null; readonly key: string }
  | {
      readonly op: 'create'
      readonly root: RootName
      readonly id: string
      readonly values: Readonly<Record<string, JsonValue>>
      /** Gives the record a Y.Text under `text`, which holds this. */
      readonly text?: string
    }
  | { readonly op: 'text'; readonly root: 'files'; readonly id: string; readonly edits: readonly TextEdit[] }
