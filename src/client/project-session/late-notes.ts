import type { ProjectSession } from './project-session.ts'

type Notes = Pick<ProjectSession, 'note'>

/** Notes of what happens before there is a session that could journal them. */
export interface LateNotes extends Notes {
  /** Journals what waits, and all that follows, in this session; `null`: there is none, and what follows waits for the next. */
  give(session: Notes | null): void
}

/** Notes that wait at most; of more, the newest. */
const mostWaiting = 100

export function createLateNotes(): LateNotes {
  let to: Notes | null = null
  let waiting: Parameters<Notes['note']>[] = []
  return {
    note(kind, data) {
      if (to) to.note(kind, data)
      else waiting = [...waiting, [kind, data] satisfies Parameters<Notes['note']>].slice(-mostWaiting)
    },
    give(session) {
      to = session
      if (!session) return
      for (const note of waiting) session.note(...note)
      waiting = []
    },
  }
}
