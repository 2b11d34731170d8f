import type { BufferGeometry } from 'three'

/** A part of a model that turns about a point: its corners are a stretch of the model's one geometry. */
export interface Joint {
  readonly name: string
  /** Index of the joint that carries it. */
  readonly parent: number | null
  /** Where it turns, in the model's space (m). */
  readonly pivot: readonly [number, number, number]
  /** First corner, and how many. */
  readonly start: number
  readonly count: number
}

const joints = new WeakMap<BufferGeometry, readonly Joint[]>()

/** The joints of a model's geometry, each after the one that carries it; the first holds all that does not move by itself. */
export const jointsOf = (geometry: BufferGeometry): readonly Joint[] => joints.get(geometry) ?? []

export const setJoints = (geometry: BufferGeometry, found: readonly Joint[]): void =>
  void joints.set(geometry, found)
