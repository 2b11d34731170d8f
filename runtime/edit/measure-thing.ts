import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { boxOf } from '../scene/box-of.ts'
import type { RenderLoop } from '../scene/render-loop.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import type { Bounds } from '../view/framing.ts'

/** Milliseconds that somebody who adds a thing can wait for its size. */
const patience = 500
/** What counts as the size of a thing that is not drawn by then, or not by itself. */
const usualSize: Bounds = { min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] }

/** The box of a thing that is not in the scene, in the terms of what it will stand in: it is built, measured and taken away again, and never seen. */
export async function measureThing(
  entities: SceneEntities,
  loop: Pick<RenderLoop, 'nextFrame'>,
  entity: FrameEntity | undefined,
): Promise<Bounds> {
  if (!entity || entities.record(entity.id)) return usualSize
  entities.upsert({ ...entity, isHidden: true })
  const until = performance.now() + patience
  const box = () => {
    const object = entities.object(entity.id)
    return object ? boxOf(object) : null
  }
  // The code of a model may still be on its way.
  const isDrawn = () => entities.isComplete && (entity.kind !== 'model' || box() !== null)
  while (!isDrawn() && performance.now() < until) await loop.nextFrame()
  const size = box()
  entities.remove(entity.id)
  return size ?? usualSize
}
