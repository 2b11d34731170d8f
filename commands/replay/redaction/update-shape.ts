import * as Y from 'yjs'

/**
 * What two updates in the same words must have in common to be the same but for texts: what was written under which key, how long, and what was
 * deleted. A command that writes in the order of names writes in another one when a name is another word.
 */
export function updateShape(update: Uint8Array | undefined): string {
  if (!update) return ''
  const { structs, ds } = Y.decodeUpdate(update)
  const items = structs.map(({ id, length }) => [id.client, id.clock, length])
  const keys = structs.flatMap((struct) =>
    struct instanceof Y.Item && struct.parentSub !== null
      ? [[struct.id.client, struct.id.clock, struct.parentSub]]
      : [],
  )
  const deletions = [...ds.clients].map(([client, list]) => [
    client,
    ...list.map(({ clock, len }) => [clock, len]),
  ])
  return JSON.stringify([merged(items), keys, deletions])
}

/** Neighbours that Yjs may or may not have joined count as one. */
function merged(items: readonly number[][]): readonly number[][] {
  const runs: number[][] = []
  for (const [client = 0, clock = 0, length = 0] of items) {
    const last = runs.at(-1)
    if (last && last[0] === client && (last[1] ?? 0) + (last[2] ?? 0) === clock)
      last[2] = (last[2] ?? 0) + length
    else runs.push([client, clock, length])
  }
  return runs
}
