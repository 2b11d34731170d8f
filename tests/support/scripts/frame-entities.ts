import { EntityId } from '../../../model/ids.ts'
import { FrameEntity } from '../../../protocol/frame/frame-entity.ts'

/** An entity for a run; whatever is left out is a box of 1 m at the origin. */
export function frameEntity(
  id: string,
  change: Partial<Omit<FrameEntity, 'id' | 'parentId'>> & { parentId?: string } = {},
): FrameEntity {
  const { parentId, ...rest } = change
  return FrameEntity.parse({
    id,
    parentId: parentId ?? null,
    kind: 'shape',
    name: id,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
    components: { geometry: { primitive: 'box' } },
    isHidden: false,
    isLocked: false,
    ...rest,
  })
}

/** The spec's default player. */
export const playerEntity = (change: Parameters<typeof frameEntity>[1] = {}): FrameEntity =>
  frameEntity('player', {
    kind: 'player',
    name: 'Player',
    rotation: [0, 180, 0],
    components: {
      player: {
        width: 1.4,
        height: 2.2,
        depth: 1,
        movementSpeed: 10,
        jumpStartSpeed: 5,
        jumpSpeed: 15,
        gravity: 9.81,
        maxClimbAngle: 60,
        collideWithSurfaces: true,
        multiJump: false,
        hillClimbing: true,
      },
    },
    ...change,
  })

/** A coin at a place of the x axis. */
export const coinEntity = (id: string, x: number): FrameEntity =>
  frameEntity(id, { kind: 'model', position: [x, 0, 0], components: { model: { name: 'coin' } } })

export const entityId = (id: string): EntityId => EntityId.parse(id)
