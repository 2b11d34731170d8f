/** Under it this browser remembers that somebody has stopped the moving picture of the landing page. */
const key = 'nestling.still'

/** Of its own and not a cell of the workshop's, whose code the landing page does without. */
export const isPictureStill = (): boolean => localStorage.getItem(key) === 'true'

export function keepPictureStill(isStill: boolean): void {
  try {
    localStorage.setItem(key, String(isStill))
  } catch {
    // Storage is full: it holds as long as the page.
  }
}
