interface Point {
  readonly x: number
  readonly y: number
}

/** What the page lets a test do with two people at one blocks file: Eva's canvas is at the left, Tom's at the right. */
export interface PeersPage {
  open(): Promise<void>
  /** Opens a category at Eva's canvas; where the first block of that type in it can be taken. */
  show(category: string, type: string): Promise<Point>
  /** Lets Tom be told that Eva has this in hand. */
  claim(sketch: unknown): Promise<void>
  /** How many blocks Tom's document and Tom's canvas have, and how many workspaces Blockly knows of. */
  counts(): { readonly stored: number; readonly shown: number; readonly workspaces: number }
}

declare global {
  interface Window {
    peersPage: PeersPage
  }
}
