import * as THREE from 'three'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { buildWorld } from './build-world.ts'
import { writeGlb } from './write-glb.ts'

/** A GLB file of things; no bytes when it could not be made. */
export async function makeGlb(entities: readonly FrameEntity[]): Promise<Uint8Array> {
  try {
    const { root } = await buildWorld(THREE, entities)
    return await writeGlb(root, 'Nestling')
  } catch (error) {
    reportError(error)
    return new Uint8Array()
  }
}
