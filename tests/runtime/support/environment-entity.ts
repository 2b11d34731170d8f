import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { frameEntity } from './frame-entity.ts'

/** What is around in a scene: the land of a preset. */
export const environmentEntity = (
  preset: string,
  parts: Readonly<Record<string, unknown>> = {},
): FrameEntity =>
  frameEntity('around', {
    kind: 'environment',
    components: { environment: { preset, skyTop: '#86c3d6', skyBottom: '#f3e3c4', ground: '#84b54b' } },
    ...parts,
  })
