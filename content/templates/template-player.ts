import type { Player } from '../../model/components/player.ts'

/** The player of the starter scenes that the spec gives no other ('Player settings in templates'): 1 × 2 × 1. */
export const templatePlayer: Player = Object.freeze({
  width: 1,
  height: 2,
  depth: 1,
  movementSpeed: 10,
  jumpStartSpeed: 5,
  jumpSpeed: 15,
  gravity: 9.81,
  maxClimbAngle: 60,
  collideWithSurfaces: true,
  multiJump: false,
  hillClimbing: true,
})
