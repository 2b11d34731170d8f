import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { schemaVersion } from '../../model/document/schema-version.ts'
import { entityId, type Workbench, workbench } from './support/workbench.ts'

const rename = ({ bus }: Workbench, name: string) =>
  bus.execute(renameEntity, { entityId: entityId('a'), name })

test('[invariant 6] a document that comes from the future is not changed, whether it was opened so or became so', () => {
  const bench = workbench()
  expect(rename(bench, 'Before')).toMatchObject({ ok: true })
  const later = workbench({ actor: 'later', clientId: 900, update: Y.encodeStateAsUpdate(bench.document) })
  later.document.getMap('meta').set('schema', schemaVersion + 1)
  bench.bus.applyRemote(Y.encodeStateAsUpdate(later.document), 'later')
  for (const one of [bench, later]) {
    const bytes = Y.encodeStateAsUpdate(one.document)
    const entries = one.journal.length
    expect(rename(one, 'After')).toEqual({ ok: false, code: 'project.newer-version', params: {} })
    const why = one === bench ? { reason: 'refused', code: 'project.newer-version' } : { reason: 'nothing' }
    expect(one.bus.undo('scene')).toEqual({ ok: false, ...why })
    expect(one.bus.undoCommand('ana-1')).toEqual({ ok: false, ...why })
    expect(Y.encodeStateAsUpdate(one.document)).toEqual(bytes)
    expect(one.journal).toHaveLength(entries)
  }
  bench.document.getMap('meta').set('schema', schemaVersion)
  expect(bench.bus.undo('scene')).toMatchObject({ ok: true })
})
