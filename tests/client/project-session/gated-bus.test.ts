import { expect, test } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import type { RejectionCode } from '../../../model/rejections/rejections.ts'
import { gatedBus } from '../../../src/client/project-session/gated-bus.ts'
import { entityId, workbench } from '../../commands/support/workbench.ts'

test('who may only look is told so at an edit, an undo and a redo, and their steps are there when they may write again', () => {
  const { bus } = workbench()
  let why: RejectionCode | null = null
  const gated = gatedBus(bus, () => why)
  const rename = (name: string) => gated.execute(renameEntity, { entityId: entityId('a'), name })
  rename('Tree')
  for (const code of ['project.read-only', 'project.moving'] as const) {
    why = code
    const refused = { ok: false, reason: 'refused', code }
    expect(rename('Rock')).toEqual({ ok: false, code, params: {} })
    expect(gated.undo('scene')).toEqual(refused)
    expect(gated.redo('scene')).toEqual(refused)
    expect(gated.undoCommand('ana-1')).toEqual(refused)
    expect(gated.redoCommand('ana-1')).toEqual(refused)
  }
  expect(gated.project.entity(entityId('a'))?.name).toBe('Tree')
  why = null
  expect(gated.undo('scene')).toMatchObject({ ok: true })
})
