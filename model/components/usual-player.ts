import type { Player } from './player.ts'

/** The player of a scene that says nothing else (spec, 'Player defaults'). */
export const usualPlayer: Player = Object.freeze({
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
})
