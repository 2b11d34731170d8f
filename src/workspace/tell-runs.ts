import { ProjectId } from '../../model/ids.ts'
import { tellEvent } from '../client/tell-event.ts'
import type { SceneFrames } from './frame/scene-frames.ts'

/** Tells of each run when it has begun. `projectId` is the project's on the server, if it has one. */
export function tellRuns(status: SceneFrames['status'], projectId: () => string | null): void {
  let last = status.get().run
  status.subscribe(() => {
    const { run } = status.get()
    if (run === 'running' && last !== 'running') {
      tellEvent({ type: 'run', projectId: ProjectId.safeParse(projectId()).data })
    }
    last = run
  })
}
