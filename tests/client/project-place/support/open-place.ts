import { vi } from 'vitest'
import type { ProjectRequest } from '../../../../machines/project-loading/project-loading-machine.ts'
import type { User } from '../../../../protocol/http/account.ts'
import { openPlace } from '../../../../src/client/project-place/open-place.ts'
import type { OpenProject } from '../../../../src/client/project-place/open-project.ts'

/** What a page has and Node has not, for as long as `vi.unstubAllGlobals` is not called. */
export function stubPage(): void {
  const kept = { getItem: () => 'kept', setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', new URL('http://localhost:9'))
}

/** `/new`, of the project with that id, or of a new one. */
export const begunHere = (localId: string | null): ProjectRequest => ({
  kind: 'begun-here',
  path: '/new',
  template: 'blank',
  localId,
  fresh: false,
  entry: '',
})

/** Throws when it is refused. */
export async function openProject(request: ProjectRequest, who: User | null = null): Promise<OpenProject> {
  const opening = await openPlace(request, who)
  if (!opening.ok) throw new Error(opening.code)
  return opening.session
}
