/** What this tab is called in each project that it has opened, by the key of the session's storage. */
const names = new Map<string, string>()

/**
 * Names this tab in one project, the same again after a reload: what is only this tab's (its undo) is found under it. A tab
 * that was duplicated starts with its original's name, so the copy takes a new one when the original is still there.
 */
export function tabId(projectId: string): string {
  const key = `nestling.tab.${projectId}`
  const id = sessionStorage.getItem(key) ?? crypto.randomUUID()
  // Taken out while the page lives: a duplicate of this tab then finds none and makes its own.
  sessionStorage.removeItem(key)
  names.set(key, id)
  // Listening once more with the same function changes nothing, however often projects are opened.
  addEventListener('pagehide', keepNames)
  return id
}

function keepNames(): void {
  try {
    for (const [key, id] of names) sessionStorage.setItem(key, id)
  } catch {
    // Storage is full: the tab goes on with the last undo of the browser.
  }
}
