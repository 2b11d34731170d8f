import type { EntityId } from '../../model/ids.ts'
import { partKey, type ScenePart, scenePartOf } from '../../model/kinds/scene-parts.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { WorldFiles } from '../files/world-files.ts'
import { isDrawable } from './fetch-drawings.ts'
import { nextTurn } from './next-turn.ts'

type PartsCount = Pick<Extract<FromFrame, { type: 'scene.parts' }>, 'arrived' | 'missing'>

/** Tells the app how much of the scene is there, and what does not come: after each turn that changed something. */
export class PartsNews {
  readonly #files: Pick<WorldFiles, 'known' | 'whenTold' | 'whenSet'>
  readonly #send: (message: FromFrame) => void
  /** What each thing of the scene is made of; things of nothing are left out. */
  readonly #parts = new Map<EntityId, ScenePart>()
  /** What was told of a part last: whether it has come. */
  readonly #told = new Map<string, boolean>()
  #isDue = false
  /** What the app was told last of this scene. */
  #said: PartsCount | null = null

  constructor(files: Pick<WorldFiles, 'known' | 'whenTold' | 'whenSet'>, send: (message: FromFrame) => void) {
    this.#files = files
    this.#send = send
    files.whenTold((name, hasCome) => this.tell({ kind: 'file', name }, hasCome))
    files.whenSet(() => void this.#plan())
  }

  /** From now on the parts of this scene count. Also told of when there are none. */
  expect(records: readonly FrameEntity[]): void {
    this.#parts.clear()
    this.#said = null
    this.change(records, [])
    void this.#plan()
  }

  /** Some things of the scene are other ones now, or gone. */
  change(upserts: readonly FrameEntity[], removes: readonly EntityId[]): void {
    let differs = false
    for (const record of upserts) differs = this.#put(record.id, scenePartOf(record)) || differs
    for (const id of removes) differs = this.#put(id, undefined) || differs
    // While things of a scene that is all there are moved about, there is nothing to count.
    if (differs || (this.#said?.missing ?? 0) > 0) void this.#plan()
  }

  readonly tell = (part: ScenePart, hasCome: boolean): void => {
    this.#told.set(partKey(part), hasCome)
    void this.#plan()
  }

  /** Whether it makes a difference. */
  #put(id: EntityId, part: ScenePart | undefined): boolean {
    const before = this.#parts.get(id)
    if (part) this.#parts.set(id, part)
    else this.#parts.delete(id)
    return (before && partKey(before)) !== (part && partKey(part))
  }

  async #plan() {
    if (this.#isDue) return
    this.#isDue = true
    await nextTurn()
    this.#isDue = false
    const now = this.#count()
    if (now.arrived === this.#said?.arrived && now.missing === this.#said.missing) return
    this.#said = now
    this.#send({ type: 'scene.parts', ...now })
  }

  /** Each part once, however many things are made of it. */
  #count(): PartsCount {
    const parts = new Map([...this.#parts.values()].map((part) => [partKey(part), part]))
    const there = [...parts.values()].map((part) => this.#isThere(part))
    const count = (wanted: boolean) => there.filter((isThere) => isThere === wanted).length
    return { arrived: count(true), missing: count(false) }
  }

  /** `undefined` while it may be on its way. */
  #isThere(part: ScenePart): boolean | undefined {
    if (part.kind !== 'file') return isDrawable(part) || this.#told.get(partKey(part))
    // A file of which nobody has said where it is does not come by itself.
    return this.#told.get(partKey(part)) ?? (this.#files.known(part.name) === undefined ? false : undefined)
  }
}
