import { isTemplateSlug } from '../../../content/templates/template-slugs.ts'
import { templates } from '../../../content/templates/templates.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { openTemplate } from '../../support/templates/open-template.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { openSceneFrame } from '../scene/scene-frame.ts'
import { traceWork, type Work } from '../scene/trace-work.ts'
import { openBareWorld } from './open-bare-world.ts'

/** With fewer a ratio is another by a tenth from run to run. */
const rounds = 11
/** Issue 'Worlds'. */
const budget = 1.3

/** Milliseconds below which a frame draws nothing. */
const blank = 1

const all = (works: readonly Work[]): number =>
  works.filter(({ kind }) => kind === 'task').reduce((sum, { cpu }) => sum + cpu, 0)

/** Of our frame, which goes on drawing: until the first picture after the things were made, the longest task of all. */
function untilDrawn(works: readonly Work[]): readonly Work[] {
  const [making] = works.toSorted((a, b) => b.cpu - a.cpu)
  const drawn = works.find(
    ({ kind, start, cpu }) => kind === 'frame' && cpu > blank && start >= (making?.start ?? 0),
  )
  if (!drawn) throw new Error('the world was not drawn')
  return works.filter(({ start }) => start <= drawn.start)
}

/**
 * What it takes to open each starter world until it is drawn, against bare three.js that draws the same models; both have opened it before, so
 * that what is fetched does not count.
 */
export async function openingRows(): Promise<BenchRow[]> {
  const frame = await openSceneFrame('play')
  const bare = await openBareWorld(frame.browser)
  try {
    const rows: BenchRow[] = []
    for (const slug of Object.keys(templates).filter(isTemplateSlug)) {
      const project = openTemplate(slug)
      const entities = project.entities(project.defaultScene.id).map(frameEntityOf)
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round <= rounds; round++) {
        await frame.load(0)
        const work = await traceWork(frame.browser, frame.scene, async () => {
          await frame.show(entities)
          await frame.nextPicture()
        })
        await bare.clear()
        const anchor = await traceWork(frame.browser, bare.page.mainFrame(), () => bare.open(slug))
        if (round === 0) continue
        ours.push(all(untilDrawn(work)))
        theirs.push(all(anchor))
      }
      const against = { name: 'bare three.js', value: median(theirs) }
      rows.push(ratioRow(`World ${slug}: work until it is open`, median(ours), 'ms', against, budget))
    }
    return rows
  } finally {
    await bare.close()
    await frame.close()
  }
}
