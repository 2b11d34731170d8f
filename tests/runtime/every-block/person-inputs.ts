import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { entityId } from '../../support/scripts/frame-entities.ts'

export const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })
export const click = (id: string): RunInput => ({ kind: 'click', entityId: entityId(id) })
/** The pointer is on a thing; `null` = on none. */
export const pointAt = (id: string | null): RunInput => ({
  kind: 'pointer',
  entityId: id === null ? null : entityId(id),
})
