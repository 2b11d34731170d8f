/** What the page lets a test do with the toolbox of one canvas. */
export interface ToolboxPage {
  open(isMaker: boolean): Promise<void>
  /** Opens a category; the types of the blocks in it, one after the other. */
  show(category: string): Promise<readonly string[]>
  /** Pulls every block of the open category onto the canvas and lets the document have them; what they mean as JavaScript. */
  pullAll(): Promise<string>
}

declare global {
  interface Window {
    toolboxPage: ToolboxPage
  }
}
