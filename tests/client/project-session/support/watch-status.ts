import type { LiveSession } from '../../../../src/client/project-session/live-session.ts'

export const kindOf = ({ saveStatus }: LiveSession): string => saveStatus.get().kind

/** What the header says now and from now on; it grows. */
export function watchStatus(session: LiveSession): readonly string[] {
  const said = [kindOf(session)]
  session.saveStatus.subscribe(() => void said.push(kindOf(session)))
  return said
}
