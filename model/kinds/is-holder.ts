/** Kinds that are about the whole scene: they lie at its top, and nothing lies in them (spec, 'Workspace': not all can be dragged or opened). */
const alone: readonly string[] = ['environment', 'cursor']

/** Whether other things may lie inside one of this kind. */
export const isHolder = (kind: string): boolean => !alone.includes(kind)

/** Whether one of this kind may be put inside another thing or elsewhere in the list. */
export const isDraggable = (kind: string): boolean => !alone.includes(kind)
