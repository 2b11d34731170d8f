import { expect, it } from 'vitest'
import { holdersOf } from '../../../model/project/holders-of.ts'
import { entityId, workbench } from '../../commands/support/workbench.ts'

it('names a thing and all that it lies in, from the inside out, and nothing of the scene itself', () => {
  const { project } = workbench().bus
  expect([...holdersOf(project, entityId('c'))]).toEqual(['c', 'b'])
  expect([...holdersOf(project, entityId('b'))]).toEqual(['b'])
  expect([...holdersOf(project, null)]).toEqual([])
})
