/** What the page lets a test do with notes on one canvas. */
export interface NotesPage {
  /** Opens a canvas with one note that is ready to be written. */
  open(): Promise<void>
  /** What the document holds of the notes. */
  stored(): readonly string[]
  /** Says that the page goes away; what the document holds right after it. */
  leave(): Promise<readonly string[]>
}

declare global {
  interface Window {
    notesPage: NotesPage
  }
}
