import * as THREE from 'three'
import type { MarkerPicture } from '../../../../model/components/marker.ts'
import { usualSize } from '../../../../model/components/media.ts'
import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import { boxOf } from '../../../scene/box-of.ts'
import { surroundingKinds } from '../../../scene/world-bounds.ts'
import type { Stage } from '../../../stage.ts'
import { mainBounds } from '../../../view/main-bounds.ts'
import { startView } from '../../../view/start-view.ts'
import { HiddenSurroundings } from '../../ar/hidden-surroundings.ts'
import { surroundings } from '../../ar/surroundings.ts'

type SeenStage = Pick<Stage, 'entities' | 'world'>

/** What of a world stands in the room, and what does not while it does: sky, ground and the picture of the other kind of AR. */
export class SurfaceWorld {
  /** Where its own camera looks at first, radians from −z. */
  readonly yaw: number
  readonly #stage: SeenStage
  readonly #marker: MarkerPicture<FrameEntity>
  readonly #hidden: HiddenSurroundings

  constructor(stage: SeenStage, marker: MarkerPicture<FrameEntity>, records: readonly FrameEntity[]) {
    this.#stage = stage
    this.#marker = marker
    this.yaw = startView(records)?.yaw ?? 0
    this.#hidden = new HiddenSurroundings(
      stage.world.scene.object3D,
      surroundings(stage.entities, marker.thing.id, marker.image.size ?? usualSize),
    )
  }

  /** The point that it is put down by, in the middle of what stands on the picture and as high as that, and its longest side; metres of the world. */
  measure(): { readonly stand: THREE.Vector3; readonly longestSide: number } {
    const { entities } = this.#stage
    const boxes = [...entities.records()].flatMap(({ id, kind, parentId, isHidden }) => {
      const el = entities.element(id)
      if (!el || parentId !== null || isHidden || surroundingKinds.has(kind)) return []
      return this.#hidden.things.includes(el) ? [] : (boxOf(el.object3D) ?? [])
    })
    const stand = new THREE.Vector3()
    entities.object(this.#marker.thing.id)?.getWorldPosition(stand)
    const bounds = mainBounds(boxes)
    if (!bounds) return { stand, longestSide: 0 }
    const { min, max } = bounds
    stand.setX((min[0] + max[0]) / 2).setZ((min[2] + max[2]) / 2)
    return { stand, longestSide: Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) }
  }

  hideSurroundings(): void {
    this.#hidden.hide()
  }

  showSurroundings(): void {
    this.#hidden.show()
  }
}
