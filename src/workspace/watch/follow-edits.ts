import type { FileId, SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunScript, ToFrame } from '../../../protocol/frame/to-frame.ts'
import { fileJavaScript } from '../code/file-javascript.ts'
import { createIdleTask } from '../frame/idle-task.ts'
import type { WatchState } from './watch-state.ts'

/** Milliseconds without an edit after which it is looked at. */
const rest = 250

/** A tab as it was made ready for the run, and the numbers that it has in the run now. */
interface RunningTab {
  readonly began: string
  readonly numbers: number[]
  /** What it said when it was last looked at, and whether the run could not take that over. */
  looked: string | null
  isBehind: boolean
}

/** Brings edits into a run that goes on. */
export interface EditFollower {
  /** A run of these scripts begins; what they were made of is `watch.program`. */
  started(sceneId: SceneId, scripts: readonly RunScript[]): void
  /** Something in the project may have changed. */
  look(): void
  ended(): void
}

/**
 * Takes numbers that were edited into the run that goes on, and keeps in `watch.isBehind` whether something was edited that only a new run
 * can show: something else, or a number that a run uses only as it begins.
 */
export function followEdits(
  watch: WatchState,
  project: () => Project,
  send: (message: ToFrame) => void,
): EditFollower {
  let scene: SceneId | null = null
  let tabs: ReadonlyMap<FileId, RunningTab> = new Map()

  /** Whether the run takes the numbers. A program with very many has no table of them. */
  const takeNumbers = (fileId: FileId, tab: RunningTab, numbers: readonly number[] | null): boolean => {
    if (!numbers || numbers.length !== tab.numbers.length) return false
    const changes = numbers.flatMap((value, index): [number, number][] =>
      value === tab.numbers[index] ? [] : [[index, value]],
    )
    tab.numbers.splice(0, numbers.length, ...numbers)
    if (changes.length > 0) send({ type: 'run.numbers', fileId, changes })
    return true
  }

  const compare = async () => {
    const { numberEdit } = await import('../../../language/compile/number-edit.ts')
    const current = project()
    if (scene === null) return
    const alone = watch.alone.get()
    const files = current.files(scene).filter(({ id }) => alone === null || id === alone.fileId)
    let isBehind = files.length !== tabs.size
    for (const { id } of files) {
      const tab = tabs.get(id)
      const { source } = fileJavaScript(current, id, alone?.blockId)
      // Both texts are parsed, so only for what is another one since the last look.
      if (tab && tab.looked !== source) {
        tab.looked = source
        const edit = numberEdit(tab.began, source)
        const isTaken = takeNumbers(id, tab, edit?.numbers ?? null)
        tab.isBehind = edit?.isTooLate || (!isTaken && tab.began !== source)
      }
      isBehind ||= tab?.isBehind ?? true
    }
    watch.isBehind.set(isBehind)
  }
  const task = createIdleTask(() => void compare(), rest)

  return {
    started(sceneId, scripts) {
      scene = sceneId
      const numbers = new Map(scripts.map((script) => [script.fileId, script.numbers ?? []]))
      tabs = new Map(
        [...watch.program.get()].map(([id, { source }]) => [
          id,
          { began: source, numbers: [...(numbers.get(id) ?? [])], looked: null, isBehind: false },
        ]),
      )
      watch.isBehind.set(false)
      // It may have been edited since it was made ready.
      task.plan()
    },
    look() {
      if (scene !== null) task.plan()
    },
    ended() {
      scene = null
      task.cancel()
      watch.isBehind.set(false)
    },
  }
}
