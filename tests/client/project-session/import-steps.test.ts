import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { CommandStep } from '../../../interchange/command-step.ts'
import { importSteps } from '../../../src/client/project-session/import-steps.ts'
import { entityId, sceneId, workbench } from '../../commands/support/workbench.ts'

const rename = (id: string, name: string): CommandStep => ({
  type: 'entity.rename',
  payload: { entityId: entityId(id), name },
})

function session() {
  const bench = workbench()
  const { bus, document } = bench
  let ids = 0
  const snapshot = () => new Uint8Array(Y.encodeStateAsUpdateV2(document))
  return { ...bench, bus, snapshot, newId: () => `new-${++ids}` }
}

const names = ({ bus }: ReturnType<typeof session>) => bus.project.entities(sceneId).map(({ name }) => name)

test('all steps of an import are done', () => {
  const here = session()
  expect(importSteps(here, [rename('a', 'Tree'), rename('b', 'Bush')])).toMatchObject({ ok: true })
  expect(names(here)).toEqual(expect.arrayContaining(['Tree', 'Bush']))
})

test('an import of which one step is refused changes nothing, and says which', () => {
  const here = session()
  const before = here.snapshot()
  const verdict = importSteps(here, [rename('a', 'Tree'), rename('gone', 'Bush')])
  expect(verdict).toMatchObject({ ok: false, code: 'entity.missing' })
  expect(here.snapshot()).toEqual(before)
})
