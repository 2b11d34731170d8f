import { beforeAll, expect, it } from 'vitest'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { asPublished } from '../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../model/doodle/with-drawings.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { openFrame } from '../../scripts/frame/open-frame.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../src/workspace/frame/run-scenes.ts'
import { countDrawn } from '../support/count-drawn.ts'
import { openTemplate } from '../support/templates/open-template.ts'

/** What a school laptop draws at its pace, shadows among it. */
const most = { calls: 150, triangles: 250_000 }

beforeAll(ensureBuilt, 600_000)

it.each(Object.keys(templates).filter(isTemplateSlug))(
  '%s is drawn in few calls and triangles while it runs, and nothing is fetched elsewhere',
  async (slug) => {
    const project = openTemplate(slug)
    const { id } = project.defaultScene
    const { scripts, errors } = await compileScene(project, id, asPublished)
    expect(errors).toEqual([])
    const frame = await openFrame('play', { reducedMotion: false })
    try {
      await frame.say({ type: 'scene.load', entities: entitiesWithDrawings(project, id).map(frameEntityOf) })
      await frame.waitFor('scene.shown', 1, 120_000)
      const scenes = runScenes(project, id)
      await frame.say({ type: 'run.start', seed: 1, scripts: [...scripts], scenes, sounds: [] })
      await frame.waitFor('run.started', 1, 60_000)
      // Clips and programs are on their way.
      await frame.page.waitForTimeout(1500)
      const { calls, triangles } = await countDrawn(frame.page.frames()[1])
      expect(calls).toBeGreaterThan(2)
      expect(calls).toBeLessThanOrEqual(most.calls)
      expect(triangles).toBeLessThanOrEqual(most.triangles)
      expect(await frame.heard('run.error')).toEqual([])
      expect([frame.errors, frame.strangers]).toEqual([[], []])
    } finally {
      await frame.close()
    }
  },
)
