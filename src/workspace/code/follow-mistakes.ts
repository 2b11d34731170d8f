import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { ObservableValue } from '../../client/observable-value.ts'
import { createIdleTask } from '../frame/idle-task.ts'
import type { FramesStatus } from '../frame/scene-frames.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import type { FoundMistake } from './found-mistake.ts'
import { namesToCheck } from './names-to-check.ts'
import { saysSomething } from './says-something.ts'

/** Milliseconds without an edit after which the tabs are looked at. */
const quiet = 700

const none: readonly FoundMistake[] = []

/**
 * Keeps in `state.mistakes` what is underlined in the JavaScript of the scene, and which blocks are about things that are gone. The checker comes
 * with the first text, but not before the scene, which it would hold up. Returns how to stop.
 */
export function followMistakes(
  bus: CommandBus,
  state: WorkspaceState,
  frames: ObservableValue<Pick<FramesStatus, 'edit'>>,
): () => void {
  const { project } = bus
  /** What was found last, and in which words. */
  let known = { looked: '', found: none }
  let looks = 0
  const mistakesInTexts = async (sceneId: SceneId): Promise<readonly FoundMistake[]> => {
    const files = project
      .files(sceneId)
      .filter(({ id, kind }) => kind !== 'blocks' && saysSomething(project.text(id)))
    if (files.length === 0) return none
    const part = await import('./found-mistakes.ts').catch(() => null)
    // Without a network nothing is known of mistakes yet; the next edit asks again.
    if (!part) return none
    const texts = files.map(({ id }) => [id, project.text(id)])
    const looked = JSON.stringify([texts, namesToCheck(project, sceneId)])
    if (looked !== known.looked) known = { looked, found: part.foundMistakes(project, files, sceneId) }
    return known.found
  }
  const goneInBlocks = async (sceneId: SceneId): Promise<readonly FoundMistake[]> => {
    const files = project
      .files(sceneId)
      .filter(({ id, kind }) => kind === 'blocks' && project.blocks(id).blocks.size > 0)
    if (files.length === 0) return none
    const part = await import('./gone-things.ts').catch(() => null)
    return part ? files.flatMap((file) => part.goneThings(project, file)) : none
  }
  const look = async () => {
    if (frames.get().edit === 'loading') return
    const turn = ++looks
    const sceneId = state.sceneId.get()
    const inTexts = await mistakesInTexts(sceneId)
    const inBlocks = await goneInBlocks(sceneId)
    // Of two looks that overlap the later one has the word, and of another scene nothing is told.
    if (turn !== looks || state.sceneId.get() !== sceneId) return
    const all = [...inTexts, ...inBlocks]
    state.mistakes.set(all.length === 0 ? none : all)
  }
  const task = createIdleTask(() => void look(), quiet)
  const ends = [bus.subscribe(task.plan), state.sceneId.subscribe(task.plan), frames.subscribe(task.plan)]
  task.plan()
  return () => {
    task.cancel()
    for (const end of ends) end()
  }
}
