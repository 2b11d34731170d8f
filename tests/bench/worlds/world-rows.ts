import { gzipSync } from 'node:zlib'
import { isTemplateSlug, type TemplateSlug } from '../../../content/templates/template-slugs.ts'
import { templates } from '../../../content/templates/templates.ts'
import { asPublished } from '../../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { RunStep } from '../../../protocol/frame/run-input.ts'
import { openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../../src/workspace/frame/run-scenes.ts'
import { countDrawn } from '../../support/count-drawn.ts'
import { goalTours } from '../../support/templates/goal-tours.ts'
import { openTemplate, runTemplate } from '../../support/templates/open-template.ts'
import { tour } from '../../support/templates/tour.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { openingRows } from './opening-rows.ts'
import { physicsRows } from './physics-rows.ts'
import { reloadMemoryRows } from './reload-memory-rows.ts'

/** Of each starter world (issue 'Worlds'). */
const most = { megabytes: 1.5, calls: 150, triangles: 250_000, milliseconds: 6, start: 250 }
const seconds = 10

/** What each starter world weighs, takes to draw, and computes while somebody plays it as the tests do. */
export async function worldRows(slowness: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const slug of Object.keys(templates).filter(isTemplateSlug)) {
    const { fetched, calls, triangles, milliseconds, start } = await measure(slug)
    const megabytes = (fetched + gzipSync(templates[slug].build()).length) / 1e6
    const limit = (value: number) => ({ name: 'what issue ‘Worlds’ allows', value })
    rows.push(
      limitRow(
        `World ${slug}: bytes on the wire besides the empty frame, gzip`,
        megabytes,
        'MB',
        limit(most.megabytes),
      ),
      limitRow(`World ${slug}: draw calls`, calls, '', limit(most.calls)),
      limitRow(`World ${slug}: triangles`, triangles, '', limit(most.triangles)),
      limitRow(
        `World ${slug}: script for 1/60 s while it is played`,
        milliseconds,
        'ms',
        limit(most.milliseconds * slowness),
      ),
      limitRow(`World ${slug}: from Run until it moves`, start, 'ms', {
        name: 'what the architecture allows for Run',
        value: most.start * slowness,
      }),
    )
  }
  return [...rows, ...(await physicsRows(slowness)), ...(await reloadMemoryRows()), ...(await openingRows())]
}

async function measure(slug: TemplateSlug) {
  const project = openTemplate(slug)
  const { id } = project.defaultScene
  const entities = entitiesWithDrawings(project, id).map(frameEntityOf)
  const { scripts } = await compileScene(project, id, asPublished)
  const inputs = await playedIn(slug)
  const open = async () => {
    const frame = await openFrame('play', { reducedMotion: false })
    const bodies: Promise<number>[] = []
    frame.page.on('response', (response) => {
      bodies.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
    })
    await frame.say({ type: 'scene.load', entities })
    await frame.waitFor('scene.shown', 1, 120_000)
    return { frame, fetched: async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) }
  }
  const start = () => ({
    type: 'run.start' as const,
    seed: 1,
    scripts: [...scripts],
    scenes: runScenes(project, id),
    sounds: [],
  })

  const shown = await open()
  // What is fetched for a run is here by the time that somebody presses.
  await shown.frame.page.waitForTimeout(1500)
  const pressed = performance.now()
  await shown.frame.say(start())
  await shown.frame.waitFor('run.started', 1, 60_000)
  const started = performance.now() - pressed
  await shown.frame.page.waitForTimeout(1500)
  const { calls, triangles } = await countDrawn(shown.frame.page.frames()[1])
  const fetched = await shown.fetched()
  await shown.frame.close()

  const { frame } = await open()
  const steps = seconds * 60
  await frame.say({ ...start(), rehearsal: { steps, inputs: [...inputs] } })
  await frame.waitFor('run.started', 1, 60_000)
  const before = performance.now()
  await frame.waitFor('run.rehearsed', 1, 120_000)
  const milliseconds = (performance.now() - before) / steps
  await frame.close()
  return { fetched, calls, triangles, milliseconds, start: started }
}

/** What somebody does in the first seconds who plays the world to its goal. */
async function playedIn(slug: TemplateSlug): Promise<readonly RunStep[]> {
  const plays = tour(goalTours[slug]?.stops ?? [])
  const inputs: RunStep[] = []
  await runTemplate(slug, {
    seconds,
    inputs(world, step) {
      const now = plays(world, step)
      if (now.length > 0) inputs.push([step, [...now]])
      return now
    },
  })
  return inputs
}
