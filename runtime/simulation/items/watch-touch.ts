import { HelperError } from '../../../language/errors/helper-error.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Body } from '../world/body.ts'
import { expectHandler, expectText } from './expect.ts'
import { ItemHandle } from './item-handle.ts'

/** Which bodies are meant by a thing or a name. `caller` is the member of the helper API that asks. */
export function meantBy(caller: string, other: unknown): (body: Body) => boolean {
  const id = ItemHandle.idOf(other)
  if (id === '') throw new HelperError('item-not-chosen')
  const wanted = id === null ? expectText(caller, other) : null
  return (body) => (wanted === null ? body.id === id : body.name === wanted)
}

interface Touching {
  readonly caller: string
  readonly isMeant: (body: Body) => boolean
  readonly when: 'onBegin' | 'onEnd'
  readonly seesHidden?: true
}

/** Calls a function of a script, with the other thing, each time an item begins or ends to touch something that is meant. */
export function watchTouch(item: ItemHandle, { caller, when, ...wish }: Touching, handler: unknown): void {
  const { run, scope, itemOf } = ItemHandle.contextOf(item)
  const call = expectHandler(caller, handler)
  const tell = (id: EntityId) => void scope.call(call, itemOf(id))
  run.touches.watch({ id: ItemHandle.bodyOf(item).id, ...wish, [when]: tell })
}
