import { partKey, type ScenePart, sceneParts } from '../../model/kinds/scene-parts.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { WorldFiles } from '../files/world-files.ts'
import { isDrawable } from '../scene/fetch-drawings.ts'
import { nextTurn } from '../scene/next-turn.ts'

/** Tells the app how much of the scene is there, and what does not come: after each turn that changed something. */
export class PartsNews {
  readonly #files: Pick<WorldFiles, 'known' | 'whenTold'>
  readonly #send: (message: FromFrame) => void
  #parts: readonly ScenePart[] = []
  /** What was told of a part last: whether it has come. */
  readonly #told = new Map<string, boolean>()
  #isDue = false

  constructor(files: Pick<WorldFiles, 'known' | 'whenTold'>, send: (message: FromFrame) => void) {
    this.#files = files
    this.#send = send
    files.whenTold((name, hasCome) => this.tell({ kind: 'file', name }, hasCome))
  }

  /** From now on the parts of this scene count. Also told of when there are none. */
  expect(records: readonly FrameEntity[]): void {
    this.#parts = sceneParts(records)
    void this.#plan()
  }

  readonly tell = (part: ScenePart, hasCome: boolean): void => {
    this.#told.set(partKey(part), hasCome)
    void this.#plan()
  }

  async #plan() {
    if (this.#isDue) return
    this.#isDue = true
    await nextTurn()
    this.#isDue = false
    const there = this.#parts.map((part) => this.#isThere(part))
    const count = (wanted: boolean) => there.filter((isThere) => isThere === wanted).length
    this.#send({ type: 'scene.parts', arrived: count(true), missing: count(false) })
  }

  /** `undefined` while it may be on its way. */
  #isThere(part: ScenePart): boolean | undefined {
    if (part.kind !== 'file') return isDrawable(part) || this.#told.get(partKey(part))
    // A file of which nobody has said where it is does not come by itself.
    return this.#told.get(partKey(part)) ?? (this.#files.known(part.name) === undefined ? false : undefined)
  }
}
