const storageKey = 'nestling.actor'

/** Who edits, as commands name them: the account, or for a visitor a made-up id that this browser keeps. */
export function actorId(username: string | undefined): string {
  if (username !== undefined) return username
  const known = localStorage.getItem(storageKey)
  if (known) return known
  const id = `guest-${crypto.randomUUID()}`
  try {
    localStorage.setItem(storageKey, id)
  } catch {
    // Storage is full: the visitor gets another id at the next opening, which nothing of the project hangs on.
  }
  return id
}
