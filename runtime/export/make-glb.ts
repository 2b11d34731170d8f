import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { buildWorld } from './build-world.ts'
import { writeGlb } from './write-glb.ts'

/** A GLB file of things; no bytes when it could not be made. */
export async function makeGlb(entities: readonly FrameEntity[]): Promise<Uint8Array> {
  try {
    const { root } = await buildWorld(threeOfPage, entities)
    return await writeGlb(root, 'Nestling')
  } catch (error) {
    reportError(error)
    return new Uint8Array()
  }
}
