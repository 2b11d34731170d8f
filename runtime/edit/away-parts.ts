import { partKey, type ScenePart, sceneParts } from '../../model/kinds/scene-parts.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { WorldFiles } from '../files/world-files.ts'

/** Tells the app how many parts of the scene could not be fetched, whenever that is another number. */
export class AwayParts {
  readonly #send: (message: FromFrame) => void
  readonly #away = new Map<string, ScenePart>()
  #told = 0

  constructor(files: Pick<WorldFiles, 'whenTold'>, send: (message: FromFrame) => void) {
    this.#send = send
    files.whenTold((name, hasCome) => this.tell({ kind: 'file', name }, hasCome))
  }

  /** Another scene is loaded. */
  begin(): void {
    this.#away.clear()
    this.#say()
  }

  readonly tell = (part: ScenePart, hasCome: boolean): void => {
    if (hasCome) this.#away.delete(partKey(part))
    else this.#away.set(partKey(part), part)
    this.#say()
  }

  /** The scene holds these now: what none of them needs is not missed. */
  keep(records: Iterable<FrameEntity>): void {
    if (this.#away.size === 0) return
    const needed = new Set(sceneParts(records).map(partKey))
    for (const key of this.#away.keys()) if (!needed.has(key)) this.#away.delete(key)
    this.#say()
  }

  #say() {
    if (this.#told === this.#away.size) return
    this.#told = this.#away.size
    this.#send({ type: 'parts.away', count: this.#told })
  }
}
