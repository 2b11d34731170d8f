/** Something that the editor of a tab is asked to do, once. */
export type EditorOrder =
  /** Brings a line into view with the caret in it; columns count from 1. */
  | { readonly do: 'show'; readonly line: number; readonly column: number | null }
  /** Puts lines of their own below the caret, or words where it is. */
  | { readonly do: 'insert'; readonly text: string; readonly at: 'line' | 'caret' }
  /** Sets all lines in order. */
  | { readonly do: 'tidy' }
