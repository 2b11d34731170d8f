import * as Blockly from 'blockly/core'

/**
 * A canvas as one comparable value: Blockly's own save, everything by id, without the ids of shadows and without what is each
 * person's own view (open comments).
 */
export function pictureOf(workspace: Blockly.Workspace): unknown {
  const saved = Blockly.serialization.workspaces.save(workspace)
  return JSON.parse(JSON.stringify(saved), (key, value: unknown) => {
    if (key === 'blocks' && Array.isArray(value)) return value.toSorted(byId).map(atWholePixel)
    if ((key === 'variables' || key === 'workspaceComments') && Array.isArray(value)) {
      return value.toSorted(byId).map(atWholePixel)
    }
    if (key === 'shadow') return withoutIds(value)
    if (key === 'comment' && typeof value === 'object' && value !== null && 'text' in value) return value.text
    return value
  })
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

function atWholePixel(item: { x?: number; y?: number }): object {
  const { x, y, ...rest } = item
  return {
    ...rest,
    ...(x === undefined ? {} : { x: Math.round(x) }),
    ...(y === undefined ? {} : { y: Math.round(y) }),
  }
}

function withoutIds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutIds)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, item]) => [key, withoutIds(item)]),
  )
}
