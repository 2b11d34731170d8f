import type { Entity, Vec3 } from '../../../model/project/project.ts'

/** Metres between a thing and its copy: one step of the grid. */
const copyOffset = [0.5, 0, 0.5] as const

/** How far a thing at `place` must go so that it does not stand exactly where another one does; metres. */
export function beside(place: Vec3, others: readonly Pick<Entity, 'position'>[]): Vec3 {
  const taken = new Set(others.map(({ position }) => position.join(' ')))
  let by: Vec3 = [0, 0, 0]
  while (taken.has(add(place, by).join(' '))) by = add(by, copyOffset)
  return by
}

/** How far copies of a thing at `place` go: a step of the grid, more where that is taken. */
export function offsetOfCopies(place: Vec3, siblings: readonly Pick<Entity, 'position'>[]): Vec3 {
  return add(copyOffset, beside(add(place, copyOffset), siblings))
}

export const add = (a: Vec3, b: Vec3): [number, number, number] => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
