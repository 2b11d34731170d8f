import * as Y from 'yjs'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { needsCompaction } from '../../../model/epochs/needs-compaction.ts'
import { EntityId } from '../../../model/ids.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { bigProject } from './big-project.ts'
import { busForBench, openForBench } from './open-for-bench.ts'

const edits = 10_000
const things = 50

/** What a project weighs after it was edited for long, where the server and where a browser keeps it. */
export function longEditedRows(): BenchRow[] {
  const { bus, document } = busForBench(bigProject(things))
  for (let index = 0; index < edits; index++) {
    const entityId = EntityId.parse(`e${(index * 7) % things}`)
    const part = (['position', 'rotation', 'scale'] as const)[index % 3] ?? 'position'
    bus.execute(transformEntities, { changes: [{ entityId, [part]: [index + 1, 1, 2] }] })
  }
  const kept = openForBench(Y.encodeStateAsUpdate(document))
  const written = writtenOnce(kept)
  const row = (where: string, encode: (document: Y.Doc) => Uint8Array, stored: Y.Doc): BenchRow =>
    ratioRow(
      `${edits} transforms of ${things} things, ${where}`,
      encode(stored).length,
      'bytes',
      { name: 'the same records written once', value: encode(written).length },
      2,
    )
  return [
    row('as the server keeps it', Y.encodeStateAsUpdateV2, kept),
    row('as a browser keeps it from the next opening on', Y.encodeStateAsUpdate, reopened(kept)),
  ]
}

/** As it is after the next opening, which rebuilds it when that is due. */
function reopened(kept: Y.Doc): Y.Doc {
  if (!needsCompaction(kept)) return kept
  const rebuilt = new Y.Doc()
  Y.applyUpdateV2(rebuilt, compactDocument(kept))
  return rebuilt
}

/** All records in a document without a past, by Yjs alone: how small it can be, whatever our own rebuilding makes of it. */
function writtenOnce(document: Y.Doc): Y.Doc {
  const fresh = new Y.Doc()
  fresh.transact(() => {
    for (const name of document.share.keys())
      for (const [id, value] of document.getMap(name).entries())
        fresh.getMap(name).set(id, value instanceof Y.Map ? new Y.Map(Object.entries(value.toJSON())) : value)
  })
  return fresh
}
