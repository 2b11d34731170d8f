import type { EntityId } from '../../../model/ids.ts'
import type { Affine } from '../../../model/space/affine.ts'
import { isTouching } from '../space/box.ts'
import { movedWith } from '../space/moved-with.ts'
import { isSame, lengthOf, subtract, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { outwards } from '../world/outwards.ts'
import type { World } from '../world/world.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings } from './player-motion.ts'
import { roomOf, skin } from './player-room.ts'
import { boundOfThings, type Footing, type Ride } from './ride.ts'
import { solidBody } from './solid-body.ts'

/** What may be missing by rounding between two ways that are the same, metres. */
const rounding = 1e-9

/** What was stood on after the last step, and where all was then. */
interface Stand extends Footing {
  readonly of: EntityId
  readonly frame: Affine
  /** Of what the player is in. */
  readonly outer: Affine
  /** Where the feet were after that step. */
  readonly feet: Vec3
}

/** Remembers from step to step what the player stands on. As long as that stays where it is, it costs a comparison. */
export interface Riding {
  /** What takes the player along now, whose feet are there; `null` if nothing does. */
  take(world: World, player: Body, feet: Vec3, settings: MotionSettings): Ride | null
  /** Notes what the player stands on after a step in which its feet came to a place. */
  note(world: World, player: Body, footing: Footing | null, feet: Vec3): void
}

/** For one run. */
export function createRiding(): Riding {
  let last: Stand | null = null
  /** What goes where the player goes, or along with it by a program, would drive it on for ever: it moves only as the player has moved. */
  let movesByItself = false

  return {
    take(world, player, feet, settings) {
      const stand = last
      const now = stand && pieceNow(world, stand)
      if (!now) return null
      const pressed: Ride | null = stand.isPressed ? { on: now, by: [0, 0] } : null
      if (now === stand.on) return pressed
      const { frame, feet: then } = stand
      // What the player is in takes it along already.
      const dragged =
        player.parentId === null ? then : movedWith(stand.outer, world.frameOf(player.parentId), then)
      const was = subtract(feet, subtract(dragged, then))
      if (!isTouching(roomOf(was, settings), stand.on, 2 * skin)) return null
      const frameNow = world.frameOf(stand.of)
      // What a program puts where the player is would lift it again and again.
      if (isSame(frameNow.origin, feet)) return null
      const way = subtract(movedWith(frame, frameNow, then), dragged)
      if (lengthOf(way) > boundOfThings) return null
      const own = subtract(was, stand.from)
      const along = (axis: 0 | 2): number => {
        const [its, ours] = [way[axis], own[axis]]
        if (Math.abs(its) > rounding && Math.abs(ours) <= rounding) movesByItself = true
        return !movesByItself && Math.abs(its - ours) <= rounding ? 0 : its
      }
      const by = [along(0), along(2)] as const
      const isStill =
        by[0] === 0 && by[1] === 0 && isSame(now.min, stand.on.min) && isSame(now.max, stand.on.max)
      return isStill ? pressed : { on: now, by }
    },
    note(world, player, footing, feet) {
      const of = footing?.on.of
      if (!footing || of === undefined) {
        last = null
        return
      }
      if (last?.of !== of) movesByItself = false
      const { on } = footing
      const isKnown = last?.on === on
      if (!isKnown && !canCarry(world, of, player)) {
        last = null
        return
      }
      const frame = isKnown && last ? last.frame : world.frameOf(of)
      // What has not moved may move later, as far as the player has come since.
      const from = isKnown && last ? last.from : footing.from
      last = { ...footing, from, of, frame, outer: world.frameOf(player.parentId), feet }
    },
  }
}

/** The same piece where it is now, if it is still solid. */
const pieceNow = (world: World, { of, on }: Stand): Obstacle | null => {
  const body = world.bodies.get(of)
  const piece = body && solidBody(world, body).obstacles[on.piece ?? 0]
  return piece && !piece.givesWay ? piece : null
}

/** What the player has on itself goes where the player goes. */
function canCarry(world: World, of: EntityId, player: Body): boolean {
  const body = world.bodies.get(of)
  return body !== undefined && !outwards(world, body).includes(player)
}
