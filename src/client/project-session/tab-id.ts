/**
 * Names this tab in one project, the same again after a reload: what is only this tab's (its undo) is found under it. A tab
 * that was duplicated starts with its original's name, so the copy takes a new one when the original is still there.
 */
export function tabId(projectId: string): string {
  const key = `nestling.tab.${projectId}`
  const known = sessionStorage.getItem(key)
  const id = known ?? crypto.randomUUID()
  // Taken out while the page lives: a duplicate of this tab then finds none and makes its own.
  sessionStorage.removeItem(key)
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, id)
    } catch {
      // Storage is full: the tab goes on with the last undo of the browser.
    }
  })
  return id
}
