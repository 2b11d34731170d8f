import { HelperError } from '../../../language/errors/helper-error.ts'
import { ItemHandle } from './item-handle.ts'
import { SensingItem } from './sensing-item.ts'

/** Films and sounds that stand in the scene. */
export class PlayingItem extends SensingItem {
  #tell(isPlaying: boolean): void {
    const { id, name, kind } = ItemHandle.bodyOf(this)
    if (kind !== 'video' && kind !== 'sound') throw new HelperError('needs-film', { name })
    ItemHandle.contextOf(this).run.effects.tell({ kind: 'film', entityId: id, isPlaying })
  }

  play(): void {
    this.#tell(true)
  }

  pause(): void {
    this.#tell(false)
  }
}
