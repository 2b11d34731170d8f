import type { JsonValue } from '../../model/json.ts'

/** Root maps of the document (`model/document`): `meta` is flat, all others hold one Y.Map per record. */
export type RootName =
  | 'meta'
  | 'scenes'
  | 'files'
  | 'assets'
  | `ents:${string}`
  | `blocks:${string}`
  | `vars:${string}`
  | `wcom:${string}`

/** One replacement in a text: at `at`, remove `remove` characters, then insert `insert`. Offsets are UTF-16, as in Y.Text. */
export interface TextEdit {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

/**
 * One change of the document as data. The bus applies all writes of a command in one transaction and derives the
 * undo step from them. `id` is `null` for the flat root `meta`.
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
      readonly text?: string
    }
  | { readonly op: 'text'; readonly root: 'files'; readonly id: string; readonly edits: readonly TextEdit[] }
