import { HelperError } from '../../../language/errors/helper-error.ts'
import { Image } from '../../../model/components/media.ts'
import type { RunState } from '../run-state.ts'
import { ItemHandle } from './item-handle.ts'

/** The file that a picture of the scene shows, or the learner's error. */
export function pictureOf(run: RunState, item: unknown): string {
  const id = ItemHandle.idOf(item)
  if (id === '') throw new HelperError('item-not-chosen')
  const body = id === null ? undefined : run.world.bodies.get(id)
  const { data } = Image.safeParse(body?.design.components.image)
  if (!data) throw new HelperError('needs-picture')
  return data.source
}
