import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { threeOfPage } from '../aframe/three-of-page.ts'
import type { WorldFiles } from '../files/world-files.ts'
import { buildWorld } from './build-world.ts'
import { findInPage } from './find-in-page.ts'
import { writeGlb } from './write-glb.ts'

/** A GLB file of things, with those of their pictures and models that the page knows; no bytes when it could not be made. */
export async function makeGlb(entities: readonly FrameEntity[], files: WorldFiles): Promise<Uint8Array> {
  try {
    return await writeGlb(await buildWorld(threeOfPage, entities, findInPage(files)), 'Nestling')
  } catch (error) {
    reportError(error)
    return new Uint8Array()
  }
}
