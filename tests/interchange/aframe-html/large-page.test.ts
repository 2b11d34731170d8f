import { expect, it } from 'vitest'
import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { sceneBirths } from '../../../content/templates/scene-births.ts'
import { blank } from '../../../content/templates/worlds/blank.ts'
import { importPage } from '../../../interchange/aframe-html/import-page.ts'
import { pageSteps } from '../../../interchange/aframe-html/page-steps.ts'
import { performSteps } from '../../../interchange/perform-steps.ts'
import { limits } from '../../../model/document/limits.ts'
import { protectedKinds } from '../../../model/kinds/entity-kinds.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { imported } from './imported.ts'

const pageOf = (count: number) =>
  `<a-scene>${'<a-box></a-box>'.repeat(count - 1)}<a-box visible="false"></a-box></a-scene>`

it('a page of 3,000 things is one step of undo, and what is hidden stays so', () => {
  const { bus, project, scene } = imported(pageOf(3_000))
  const boxes = project.entities(scene.id).filter(({ kind }) => kind === 'aframe')
  expect(boxes).toHaveLength(3_000)
  expect(boxes.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual([boxes.at(-1)?.id])
  bus.undo('scene')
  expect(project.scene(scene.id)).toBeUndefined()
  bus.redo('scene')
  expect(project.entities(scene.id).filter(({ kind }) => kind === 'aframe')).toHaveLength(3_000)
})

it('a page that is too large is refused, and not a byte is changed', () => {
  const { bus, document } = workbench()
  let count = 0
  const newId = () => `new${++count}`
  const page = importPage(pageOf(limits.commandTargets + 1), newId)
  const people = sceneBirths(blank, newId).filter(({ kind }) => protectedKinds.includes(kind))
  const before = encodeDocument(document)
  const verdict = performSteps(bus, pageSteps(bus.project, page, people, newId).steps)
  expect(verdict).toMatchObject({ ok: false, code: 'change.too-large' })
  expect(encodeDocument(document)).toEqual(before)
})
