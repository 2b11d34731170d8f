import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { openTemplate } from '../../support/templates/open-template.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { openSceneFrame } from '../scene/scene-frame.ts'
import { usedHeap } from '../scene/used-heap.ts'

const reloads = 30
const warmUps = 20
/** Issue 'Worlds': flat, ± 5 %. */
const budget = 1.05

/** What stays in the scene's page of a starter world that is loaded again and again. */
export async function reloadMemoryRow(): Promise<BenchRow> {
  const project = openTemplate('treehouse')
  const { id } = project.defaultScene
  const entities = entitiesWithDrawings(project, id).map(frameEntityOf)
  const frame = await openSceneFrame()
  try {
    const session = await frame.scene.page().context().newCDPSession(frame.scene)
    let before = 0
    for (let count = 1; count <= warmUps + reloads; count++) {
      await frame.show(entities)
      if (count === warmUps) before = await usedHeap(session)
    }
    const after = await usedHeap(session)
    const than = { name: `after the first ${warmUps}`, value: before }
    return ratioRow(`Memory after ${reloads} more loads of the tree house`, after, 'MB', than, budget)
  } finally {
    await frame.close()
  }
}
