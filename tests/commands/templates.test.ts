import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { shown } from './support/shown.ts'
import { entityId, sceneId, testProject, workbench } from './support/workbench.ts'

test('the same commands by the same client give the same bytes', () => {
  expect(testProject()).toEqual(testProject())
})

test('[invariant 55] two people who start the same template apart merge into one copy with the edits of both', () => {
  const ana = workbench({ actor: 'ana', clientId: 100 })
  const ben = workbench({ actor: 'ben', clientId: 200, update: testProject() })
  const count = ana.bus.project.entities(sceneId).length
  ana.bus.execute(renameEntity, { entityId: entityId('a'), name: 'Anas' })
  ben.bus.execute(renameEntity, { entityId: entityId('b'), name: 'Bens' })
  ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
  ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
  expect(ana.bus.project.entities(sceneId)).toHaveLength(count)
  expect(ana.bus.project.scenes).toHaveLength(1)
  expect(ana.bus.project.entity(entityId('a'))?.name).toBe('Anas')
  expect(ana.bus.project.entity(entityId('b'))?.name).toBe('Bens')
  expect(shown(ana.bus.project)).toBe(shown(ben.bus.project))
})
