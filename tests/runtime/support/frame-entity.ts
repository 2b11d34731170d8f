import { FrameEntity } from '../../../protocol/frame/frame-entity.ts'

/** A valid entity record; `parts` overrides what a test is about. */
export const frameEntity = (id: string, parts: Readonly<Record<string, unknown>> = {}): FrameEntity =>
  FrameEntity.parse({
    id,
    parentId: null,
    kind: 'shape',
    name: id,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
    components: { geometry: { primitive: 'box' } },
    isHidden: false,
    isLocked: false,
    ...parts,
  })
