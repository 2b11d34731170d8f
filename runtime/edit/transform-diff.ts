import { smallestScale } from '../../model/components/vec3.ts'
import type { FrameEntity, TransformChange } from '../../protocol/frame/frame-entity.ts'

type Vec3 = FrameEntity['position']
export type Transform = Pick<FrameEntity, 'position' | 'rotation' | 'scale'>

/** Everything stored is rounded to this many parts of a metre, a degree or a factor. */
const parts = 10_000
/** Metres; the schema's bound. */
const farthest = 100_000

const rounded = (value: number): number => {
  const bounded = Math.min(farthest, Math.max(-farthest, Math.round(value * parts) / parts))
  return bounded === 0 ? 0 : bounded
}

/** To 1e-4, without a negative zero; a scale never gets smaller than 0.01, on either side. */
export function roundTransform({ position, rotation, scale }: Transform): Transform {
  const each = (vector: Vec3, one: (value: number) => number): Vec3 => [
    one(vector[0]),
    one(vector[1]),
    one(vector[2]),
  ]
  const scaled = (value: number) =>
    Math.abs(value) < smallestScale ? (value < 0 ? -smallestScale : smallestScale) : rounded(value)
  return { position: each(position, rounded), rotation: each(rotation, rounded), scale: each(scale, scaled) }
}

const same = (a: Vec3, b: Vec3) => a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 1 / parts)

/** Only what a gesture changed, rounded; `null` when nothing is different. */
export function transformDiff(
  entityId: FrameEntity['id'],
  before: Transform,
  after: Transform,
): TransformChange | null {
  const next = roundTransform(after)
  const change: TransformChange = { entityId }
  if (!same(before.position, next.position)) change.position = next.position
  if (!same(before.rotation, next.rotation)) change.rotation = next.rotation
  if (!same(before.scale, next.scale)) change.scale = next.scale
  return Object.keys(change).length > 1 ? change : null
}
