import type { Entity } from '../../model/project/project.ts'

const hidden: ReadonlySet<string> = new Set(['cursor', 'environment'])

/** Whether code can be about a thing of that kind: of the others nothing could be moved or asked for its place in a useful way. */
export const isPickable = ({ kind }: Pick<Entity, 'kind'>): boolean => !hidden.has(kind)
