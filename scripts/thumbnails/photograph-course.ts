import sharp from 'sharp'
import type { Course } from '../../content/courses/course.ts'
import { sceneDocument } from '../../content/templates/scene-bytes.ts'
import { asPublished } from '../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../model/doodle/with-drawings.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project, Vec3 } from '../../model/project/project.ts'
import { RunRehearsal } from '../../protocol/frame/run-rehearsal.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../src/workspace/frame/run-scenes.ts'
import { runSounds } from '../../src/workspace/frame/run-sounds.ts'
import { openFrame } from '../frame/open-frame.ts'
import type { CourseShot } from './course-shots.ts'

/** Pixels: drawn larger than it is kept. */
const drawn = { width: 960, height: 600 }
const kept = { width: 480, height: 300 }
/** Too small to be seen from anywhere. */
const unseen: Vec3 = [0.001, 0.001, 0.001]
/** Milliseconds until what was rehearsed has been drawn, on a slow machine. */
const settle = 2_500

/** What is written above the scene is in one language, and the picture is for all. */
const withoutTexts = `const sheet = new CSSStyleSheet()
  sheet.replaceSync('.screen-layer { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]`
/** What things say becomes a bubble with three dots. */
const silent = (program: string): string => program.replaceAll(/\.say\([^,]*,/g, ".say('…',")

/** The finished world of a course without what a step does not know of yet. */
function worldOf(course: Course, without: readonly string[]): Project {
  const { script } = course.finished('en')
  const entities = script.entities.map((entity) =>
    without.includes(entity.id) ? { ...entity, scale: unseen } : entity,
  )
  const files = script.files.map((file) => (file.kind === 'js' ? { ...file, text: silent(file.text) } : file))
  return materialise(sceneDocument({ ...script, entities, files, slug: 'blank', clientId: 99 }))
}

/** A course's world in the moment of a step, as WebP. It needs the built frame. */
export async function photographCourse(course: Course, shot: CourseShot): Promise<Buffer> {
  const { at, inputs = [], without = [], part = { left: 0, top: 0, size: 1 } } = shot
  const project = worldOf(course, without)
  const sceneId = project.defaultScene.id
  const frame = await openFrame('play', { before: [withoutTexts] })
  try {
    await frame.page.setViewportSize(drawn)
    await frame.say({
      type: 'scene.load',
      entities: entitiesWithDrawings(project, sceneId).map(frameEntityOf),
    })
    await frame.waitFor('scene.shown', 1, 120_000)
    if (at > 0) {
      const { scripts } = await compileScene(project, sceneId, asPublished)
      const rehearsal = RunRehearsal.parse({ steps: at, inputs })
      const [scenes, sounds] = [runScenes(project, sceneId), runSounds(project)]
      await frame.say({ type: 'run.start', seed: 1, scripts: [...scripts], scenes, sounds, rehearsal })
      await frame.waitFor('run.rehearsed', 1, 600_000)
    }
    const errors = await frame.heard('run.error')
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    await frame.page.waitForTimeout(settle)
    const region = {
      left: Math.round(part.left * drawn.width),
      top: Math.round(part.top * drawn.height),
      width: Math.round(part.size * drawn.width),
      height: Math.round(part.size * drawn.height),
    }
    const whole = sharp(await frame.page.screenshot())
    return await whole.extract(region).resize(kept).webp({ quality: 72 }).toBuffer()
  } finally {
    await frame.close()
  }
}
