import type { EntityId } from '../../model/ids.ts'

/**
 * What a person did since the last step. The log of these and the seed are a whole run: they replay to the same places.
 * `key` is a `KeyboardEvent.key`. `look` is where the person looks: degrees, yaw counter-clockwise from −z seen from
 * above, pitch up.
 */
export type RunInput =
  | { readonly kind: 'key'; readonly phase: 'down' | 'up'; readonly key: string }
  | { readonly kind: 'click'; readonly entityId: EntityId }
  | { readonly kind: 'pointer'; readonly entityId: EntityId | null }
  | { readonly kind: 'look'; readonly yaw: number; readonly pitch: number }
