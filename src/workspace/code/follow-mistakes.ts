import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { ObservableValue } from '../../client/observable-value.ts'
import { createIdleTask } from '../frame/idle-task.ts'
import type { FramesStatus } from '../frame/scene-frames.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import type { FoundMistake } from './found-mistakes.ts'
import { namesToCheck } from './names-to-check.ts'
import { saysSomething } from './says-something.ts'

/** Milliseconds without an edit after which the tabs are looked at. */
const quiet = 700

const none: readonly FoundMistake[] = []

/**
 * Keeps in `state.mistakes` what is underlined in the JavaScript of the scene. The checker comes with the first text, but not before the
 * scene, which it would hold up. Returns how to stop.
 */
export function followMistakes(
  bus: CommandBus,
  state: WorkspaceState,
  frames: ObservableValue<Pick<FramesStatus, 'edit'>>,
): () => void {
  const { project } = bus
  let looked = ''
  const look = async () => {
    if (frames.get().edit === 'loading') return
    const sceneId = state.sceneId.get()
    const files = project
      .files(sceneId)
      .filter(({ id, kind }) => kind !== 'blocks' && saysSomething(project.text(id)))
    if (files.length === 0) {
      looked = ''
      state.mistakes.set(none)
      return
    }
    const part = await import('./found-mistakes.ts').catch(() => null)
    // Without a network nothing is known of mistakes yet; the next edit asks again.
    if (!part) return
    const texts = files.map(({ id }) => [id, project.text(id)])
    const seen = JSON.stringify([texts, namesToCheck(project, sceneId)])
    if (seen === looked) return
    looked = seen
    state.mistakes.set(part.foundMistakes(project, files, sceneId))
  }
  const task = createIdleTask(() => void look(), quiet)
  const ends = [bus.subscribe(task.plan), state.sceneId.subscribe(task.plan), frames.subscribe(task.plan)]
  task.plan()
  return () => {
    task.cancel()
    for (const end of ends) end()
  }
}
