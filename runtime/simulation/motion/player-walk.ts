import { Player } from '../../../model/components/player.ts'
import type { EntityId } from '../../../model/ids.ts'
import { placeBack } from '../../../model/space/affine.ts'
import type { Keyboard } from '../keyboard.ts'
import { isSame, type Vec3 } from '../space/vec3.ts'
import type { World } from '../world/world.ts'
import { firmSurfaces } from './firm-surfaces.ts'
import { groundOf } from './ground.ts'
import { canLand } from './landing.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings, PlayerMotion } from './player-motion.ts'
import { boundOfThings } from './ride.ts'
import type { Riding } from './riding.ts'
import { solidBoxesNear } from './solid-boxes.ts'
import { endOfWorld, isInWorld } from './world-end.ts'

/** How far a stick is pushed: to the right and forward are positive, up to 1. */
export interface Push {
  readonly right: number
  readonly forward: number
}

/** What whoever presses keys can make of the player. */
export interface Legs {
  readonly walks: boolean
  readonly jumps: boolean
}

/** Who the player is and how it moves in this run; scripts may change the settings. */
export interface Walker {
  readonly id: EntityId
  /** How far from the middle of the scene it walks, metres. */
  readonly end: number
  settings: MotionSettings
  /** How many motions of scripts carry it just now. */
  carriers: number
  /** Whether the person's keys let it walk, and jump. */
  canMove: boolean
  canJump: boolean
  /** Where the person looks, degrees; 0 = along −z. */
  yaw: number
}

/** Things look along their own +z, people along −z at yaw 0: the player faces where the person looks. */
const facingOf = (yaw: number): number => yaw + 180

/** The scene's player, or `null` where there is none that can move. */
export function findWalker(world: World): Walker | null {
  for (const body of world.bodies.values()) {
    const settings = Player.safeParse(body.design.components.player)
    if (settings.success)
      return {
        id: body.id,
        end: endOfWorld(world),
        settings: settings.data,
        carriers: 0,
        canMove: true,
        canJump: true,
        yaw: body.rotation[1] - 180,
      }
  }
  return null
}

/** What keys can make of the player just now. */
export const legsOf = (walker: Walker | null): Legs => ({
  walks: walker?.canMove === true && walker.settings.movementSpeed > 0,
  jumps: walker?.canJump === true && walker.settings.jumpStartSpeed > 0,
})

const axis = (keyboard: Keyboard, plus: readonly string[], minus: readonly string[]): number =>
  Number(plus.some(keyboard.isHeld)) - Number(minus.some(keyboard.isHeld))

/** Turns the player to where the person looks now. */
export function lookTo(world: World, walker: Walker, yaw: number): void {
  const body = world.bodies.get(walker.id)
  if (!body || walker.yaw === yaw) return
  walker.yaw = yaw
  world.change(walker.id, { rotation: [body.rotation[0], facingOf(yaw), body.rotation[2]] })
}

/** Whether the player may be set down at `to` at one bound, feet in metres of the world. */
export function mayLand(world: World, walker: Walker, to: Vec3): boolean {
  if (!walker.canMove || walker.carriers > 0) return false
  const feet = world.frameOf(walker.id).origin
  return isInWorld(feet, to, walker.end) && canLand(feet, to, walker.settings, firmSurfaces(world))
}

/** Sets the player down there, if it may. */
export function land(world: World, walker: Walker, to: Vec3): void {
  const body = world.bodies.get(walker.id)
  if (!body || !mayLand(world, walker, to)) return
  world.change(walker.id, { position: placeBack(world.frameOf(body.parentId), to) })
}

/** What the person walks with. */
interface Steering {
  readonly keyboard: Keyboard
  readonly stick: Push
}

/** One step of the player by the stick that is pushed or the keys that are held (W A S D, arrows, space), and where the person looks. */
export function walkPlayer(
  world: World,
  walker: Walker,
  { keyboard, stick }: Steering,
  motion: PlayerMotion,
  riding: Riding,
): void {
  const body = world.bodies.get(walker.id)
  if (!body) return
  const feet = world.frameOf(walker.id).origin
  const ride = walker.settings.collideWithSurfaces ? riding.take(world, body, feet, walker.settings) : null
  const input = {
    forward: walker.canMove ? stick.forward || axis(keyboard, ['w', 'up'], ['s', 'down']) : 0,
    right: walker.canMove ? stick.right || axis(keyboard, ['d', 'right'], ['a', 'left']) : 0,
    yaw: walker.yaw,
    jumps: walker.canJump && keyboard.isNewlyDown('space'),
    isCarried: walker.carriers > 0,
    end: walker.end,
    ...(ride && { ride }),
  }
  const reach = motion.reach(walker.settings)
  const obstacles = ride
    ? withoutOwn(world, walker, solidBoxesNear(world, feet, reach + boundOfThings))
    : solidBoxesNear(world, feet, reach)
  const next = motion.step(feet, input, walker.settings, obstacles, groundOf(world))
  riding.note(world, body, motion.footing, next)
  if (!isSame(next, feet)) {
    world.change(walker.id, { position: placeBack(world.frameOf(body.parentId), next) })
  }
}

/** Who is taken along is not held by what they have on themselves, which comes after. */
function withoutOwn(world: World, walker: Walker, obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const own = new Set(world.withDescendants(walker.id).map(({ id }) => id))
  return obstacles.filter(({ of }) => of === undefined || !own.has(of))
}
