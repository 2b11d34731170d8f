import { vi } from 'vitest'
import type { Person } from './person.ts'

/** From now on the app's own calls go out as those of a person's browser, until `vi.unstubAllGlobals`. */
export function callAs(person: Person): void {
  vi.unstubAllGlobals()
  const network = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    network(person.origin + path, {
      ...init,
      headers: { ...init.headers, origin: person.origin, cookie: person.cookie },
    }),
  )
}
