import { HelperError } from '../../../language/errors/helper-error.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { ItemContext } from './item-context.ts'
import { ItemHandle } from './item-handle.ts'

/** A question whether a design is of the same sort as an example of a script's, which may be gone by now. Or the learner's error. */
export function alike(
  { run }: Pick<ItemContext<unknown>, 'run'>,
  example: unknown,
): (design: FrameEntity) => boolean {
  const id = ItemHandle.idOf(example)
  if (id === null || id === '') throw new HelperError('item-not-chosen')
  const isAlike = run.likeness.like(id)
  if (!isAlike) throw new HelperError('item-gone')
  return isAlike
}
