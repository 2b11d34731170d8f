import type { ProjectSession } from '../client/project-session/project-session.ts'
import { sendDraftPicture } from '../client/send-draft-picture.ts'
import type { SceneFrames } from './frame/scene-frames.ts'
import type { WorkspaceState } from './state/workspace-state.ts'

/** Pixels, for a card of a shelf and the one big card of the dashboard. */
const [width, height] = [640, 480]
/** Milliseconds without a change before the picture is taken, and from one to the next. */
const calm = 5_000
const pause = 120_000

/**
 * Takes a picture of the scene that a project begins with a while after it was changed, for whoever's shelf it stands on. `send` gets a data URL and the
 * project's id on the server, and says whether it has arrived. While the server has not got the project, the scene is not there to be drawn, or there is
 * no network, the picture waits for what happens next.
 */
export function keepDraftPicture(
  { bus, access }: Pick<ProjectSession, 'bus' | 'access'>,
  state: Pick<WorkspaceState, 'sceneId' | 'past'>,
  frames: Pick<SceneFrames, 'status' | 'takePicture'>,
  projectId: () => string | null,
  send: (projectId: string, picture: string) => Promise<boolean> = sendDraftPicture,
): void {
  if (access !== 'owner') return
  let { version } = bus.project
  let timer: ReturnType<typeof setTimeout> | undefined
  let takenAt = Number.NEGATIVE_INFINITY
  let isDue = false
  const plan = (): void => {
    isDue = true
    clearTimeout(timer)
    timer = setTimeout(take, Math.max(calm, takenAt + pause - Date.now()))
  }
  const take = async (): Promise<void> => {
    const id = projectId()
    const { edit, run } = frames.status.get()
    const isShown = edit === 'shown' && run === 'editing' && state.past.get() === null
    if (id === null || !isShown || state.sceneId.get() !== bus.project.defaultScene.id) return
    takenAt = Date.now()
    isDue = false
    const picture = await frames.takePicture(width, height)
    const hasArrived = picture !== '' && (await send(id, picture).catch(() => false))
    if (!hasArrived) isDue = true
  }
  // Also once without a change: what was changed right before its tab was closed was not taken.
  plan()
  bus.subscribe(() => {
    if (bus.project.version === version) return
    version = bus.project.version
    plan()
  })
  const goOn = (): void => {
    if (isDue) plan()
  }
  frames.status.subscribe(goOn)
  state.sceneId.subscribe(goOn)
  state.past.subscribe(goOn)
}
