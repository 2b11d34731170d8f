import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { entitiesWithDrawings } from '../../model/doodle/with-drawings.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../src/workspace/frame/run-scenes.ts'
import { openTemplate } from '../support/templates/open-template.ts'

/** What a school laptop draws at its pace. */
const most = { calls: 150, triangles: 250_000 }
const Drawn = z.object({ calls: z.number(), triangles: z.number() })

let frame: OpenFrame

beforeAll(async () => {
  await ensureBuilt()
  frame = await openFrame('play', { reducedMotion: false })
}, 600_000)
afterAll(() => frame?.close())

/** What the last picture took, shadows among it. */
const drawn = async () =>
  Drawn.parse(
    await frame.page.frames()[1]?.evaluate("document.querySelector('a-scene').renderer.info.render"),
  )

it.each(
  Object.keys(templates)
    .filter(isTemplateSlug)
    .map((slug, index) => [slug, index] as const),
)(
  '%s is drawn in few calls and triangles while it runs, and nothing is fetched elsewhere',
  async (slug, index) => {
    const project = openTemplate(slug)
    const { id } = project.defaultScene
    const entities = entitiesWithDrawings(project, id).map(frameEntityOf)
    await frame.say({ type: 'scene.load', entities })
    await frame.waitFor('scene.shown', index + 1, 120_000)
    const { scripts, errors } = await compileScene(project, id)
    expect(errors).toEqual([])
    await frame.say({
      type: 'run.start',
      seed: 1,
      scripts: [...scripts],
      scenes: runScenes(project, id),
      sounds: [],
    })
    const before = (await frame.heard('run.error')).length
    await frame.page.waitForTimeout(1500)
    const { calls, triangles } = await drawn()
    await frame.say({ type: 'run.stop' })
    expect(await frame.heard('run.error')).toHaveLength(before)
    expect(calls).toBeGreaterThan(5)
    expect(calls).toBeLessThanOrEqual(most.calls)
    expect(triangles).toBeLessThanOrEqual(most.triangles)
    expect(frame.strangers).toEqual([])
  },
)
