import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { asPublished } from '../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../model/doodle/with-drawings.ts'
import type { Project } from '../../model/project/project.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../src/workspace/frame/run-scenes.ts'
import { runSounds } from '../../src/workspace/frame/run-sounds.ts'
import type { OpenFrame } from '../frame/open-frame.ts'

/** Pixels. */
const size = { width: 800, height: 600 }
/** How long a world runs before its picture is taken, in milliseconds: then what it begins with has begun. */
const runFor = 2_500

/** How long after the picture a film begins (ms), of how many pictures, how long each is shown (ms) and how large. */
const film = { after: 2_500, pictures: 12, delay: 260, size: { width: 400, height: 300 }, quality: 55 }

export interface RunPictures {
  /** JPEG. */
  readonly picture: Buffer
  /** Animated WebP, over and over. */
  readonly film: Buffer
}

/** A world as it looks shortly after somebody has pressed Play, and some seconds of it. The frame is a fresh one for playing. */
export async function photographRun(frame: OpenFrame, project: Project): Promise<RunPictures> {
  const sceneId = project.defaultScene.id
  const { scripts } = await compileScene(project, sceneId, asPublished)
  await frame.page.setViewportSize(size)
  await frame.say({ type: 'scene.load', entities: entitiesWithDrawings(project, sceneId).map(frameEntityOf) })
  const [scenes, sounds] = [runScenes(project, sceneId), runSounds(project)]
  await frame.say({ type: 'run.start', seed: 1, scripts: [...scripts], scenes, sounds })
  await frame.waitFor('run.started', 1, 60_000)
  await setTimeout(runFor)
  const picture = await frame.page.screenshot({ type: 'jpeg', quality: 82 })
  await setTimeout(film.after)
  const pictures: Buffer[] = []
  while (pictures.length < film.pictures) {
    const one = await frame.page.screenshot({ type: 'png' })
    pictures.push(await sharp(one).resize(film.size).toBuffer())
  }
  const moving = sharp(pictures, { join: { animated: true } })
  const delay = pictures.map(() => film.delay)
  return {
    picture,
    film: await moving.webp({ quality: film.quality, delay, loop: 0 }).toBuffer(),
  }
}
