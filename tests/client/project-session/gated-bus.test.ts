import { expect, test } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { gatedBus } from '../../../src/client/project-session/gated-bus.ts'
import { entityId, workbench } from '../../commands/support/workbench.ts'

test('who may only look is told so at an edit, an undo and a redo, and their steps are there when they may write again', () => {
  const { bus } = workbench()
  let mayWrite = true
  const gated = gatedBus(bus, () => mayWrite)
  const rename = (name: string) => gated.execute(renameEntity, { entityId: entityId('a'), name })
  rename('Tree')
  mayWrite = false
  const readOnly = { ok: false, reason: 'read-only' }
  expect(rename('Rock')).toMatchObject({ ok: false, code: 'project.read-only' })
  expect(gated.undo('scene')).toEqual(readOnly)
  expect(gated.redo('scene')).toEqual(readOnly)
  expect(gated.undoCommand('ana-1')).toEqual(readOnly)
  expect(gated.redoCommand('ana-1')).toEqual(readOnly)
  expect(gated.project.entity(entityId('a'))?.name).toBe('Tree')
  mayWrite = true
  expect(gated.undo('scene')).toMatchObject({ ok: true })
})
