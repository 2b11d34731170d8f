import type { CoachStep } from '../../../machines/coach/coach-machine.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { SceneFrames } from '../frame/scene-frames.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { hasChangedBlock, hasNewDeed, hasNewThing, seenProject } from './seen-project.ts'

interface WatchOptions {
  readonly session: Pick<ProjectSession, 'bus' | 'entriesAfter'>
  readonly state: Pick<WorkspaceState, 'lastWay'>
  readonly status: SceneFrames['status']
  /** May be told of the same step again. */
  readonly onDid: (step: CoachStep) => void
}

/** Tells what of the coach's steps is done from now on: by commands, by the run, and by the ways out to others. Returns how to end it. */
export function watchDeeds({ session, state, status, onDid }: WatchOptions): () => void {
  const { bus } = session
  const before = seenProject(bus.project)
  let read = session.entriesAfter(0).at(-1)?.seq ?? 0

  const look = () => {
    const entries = session.entriesAfter(read)
    // What others in the project do is theirs.
    if (!entries.some(({ event }) => event.kind === 'command' || event.kind === 'undo')) return
    read = entries.at(-1)?.seq ?? read
    const now = seenProject(bus.project)
    if (hasChangedBlock(before, now)) onDid('number')
    if (hasNewThing(before, now)) onDid('thing')
    if (hasNewDeed(before, bus.project)) onDid('deed')
    if (entries.some(({ event }) => event.kind === 'undo')) onDid('undo')
  }
  const ends = [
    bus.subscribe(look),
    status.subscribe(() => {
      if (status.get().run === 'running') onDid('run')
    }),
    state.lastWay.subscribe(() => {
      if (state.lastWay.get()) onDid('show')
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
