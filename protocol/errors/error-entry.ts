/** One expected failure: its HTTP status and its sentence in both languages. `{{name}}` is filled in by whoever shows it. */
export interface ErrorEntry {
  readonly status: number
  readonly en: string
  readonly de: string
}
