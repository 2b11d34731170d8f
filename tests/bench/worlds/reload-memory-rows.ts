import { isTemplateSlug, type TemplateSlug } from '../../../content/templates/template-slugs.ts'
import { templates } from '../../../content/templates/templates.ts'
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

/** What stays in the scene's page of each starter world that is loaded again and again. */
export async function reloadMemoryRows(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const slug of Object.keys(templates).filter(isTemplateSlug)) rows.push(await reloadMemoryRow(slug))
  return rows
}

async function reloadMemoryRow(slug: TemplateSlug): Promise<BenchRow> {
  const project = openTemplate(slug)
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
    return ratioRow(`World ${slug}: memory after ${reloads} more loads`, after, 'MB', than, budget)
  } finally {
    await frame.close()
  }
}
