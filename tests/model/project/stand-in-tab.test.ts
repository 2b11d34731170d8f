import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { recordsOf } from '../../../model/document/records.ts'
import { missingTab } from '../../../model/project/stand-in-tab.ts'

const long = 's'.repeat(60)

/** Scenes without a tab, in the order in which they came. */
function sceneDocument(...ids: readonly string[]): Y.Doc {
  const document = new Y.Doc()
  for (const id of ids) document.getMap('scenes').set(id, new Y.Map([['name', id]]))
  return document
}

test('a tab that two long ids share is that of the same scene on all replicas', () => {
  const [there, back] = [`${long}a`, `${long}b`].map((id, _, ids) =>
    missingTab(
      recordsOf(sceneDocument(...(id === ids[0] ? ids : ids.toReversed()))),
      `index-${long}`.slice(0, 64),
    ),
  )
  expect(there?.scene).toBe(`${long}a`)
  expect(back).toEqual(there)
})
