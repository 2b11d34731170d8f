import * as Y from 'yjs'
import { openDocument } from '../../../model/document/open-document.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { bigScene } from './big-project.ts'
import { middleRound, ratioOf } from './rounds.ts'

/** Opening 10,000 entities until the first scene can be shown, against applying the bytes alone. */
export function openRow(update: Uint8Array): BenchRow {
  const [raw = 0, first = 0] = middleRound(
    1,
    ratioOf,
    () => () => Y.applyUpdate(new Y.Doc(), update),
    () => () => {
      const { document, loaded } = openDocument()
      Y.applyUpdate(document, update)
      loaded()
      return materialise(document).entities(bigScene)
    },
  )
  const against = { name: 'Y.applyUpdate', value: raw / 1_000 }
  return ratioRow('10,000 entities: open to the first scene', first / 1_000, 'ms', against, 2)
}
