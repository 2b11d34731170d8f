import type { Vec3 } from '../../simulation/space/vec3.ts'

/** Where a head is in its room: metres from the middle of the floor, and radians, counter-clockwise from −z seen from above. */
export interface Head {
  readonly position: Vec3
  readonly yaw: number
}

/**
 * Where in the world the room lies in which somebody wears glasses. The room follows the feet of the player and turns round the head, so that nobody is shoved aside; who
 * leans or steps aside in the room does so in the world.
 */
export class RoomPlace {
  #yaw = 0
  #shift: readonly [x: number, z: number] = [0, 0]
  #lift = 0

  /** Puts the head over the feet and lets it look to `yaw`; with `eyes` as high as that above them, otherwise as high as it is in the room. */
  enter(head: Head, yaw: number, eyes: number | null): void {
    this.#yaw = yaw - head.yaw
    this.lift(head, eyes)
    this.centre(head)
  }

  /** Lets the eyes be as high as that above the feet, or as high as they are in the room. */
  lift(head: Head, eyes: number | null): void {
    this.#lift = eyes === null ? 0 : eyes - head.position[1]
  }

  /** Puts the head over the feet. */
  centre(head: Head): void {
    const [x, z] = this.#turned(head)
    this.#shift = [-x, -z]
  }

  /** Turns the room round the head, radians counter-clockwise. */
  turn(angle: number, head: Head): void {
    const [x, z] = this.#turned(head)
    this.#yaw += angle
    const [newX, newZ] = this.#turned(head)
    this.#shift = [this.#shift[0] + x - newX, this.#shift[1] + z - newZ]
  }

  /** The middle of the room’s floor when the feet of the player are there, and how the room is turned. */
  at([x, y, z]: Vec3): { readonly position: Vec3; readonly yaw: number } {
    return { position: [x + this.#shift[0], y + this.#lift, z + this.#shift[1]], yaw: this.#yaw }
  }

  /** Where the head looks in the world, radians. */
  yawOf(head: Head): number {
    return this.#yaw + head.yaw
  }

  /** The way from the middle of the room to the head, along the axes of the world. */
  #turned({ position: [x, , z] }: Head): readonly [x: number, z: number] {
    const [cos, sin] = [Math.cos(this.#yaw), Math.sin(this.#yaw)]
    return [x * cos + z * sin, z * cos - x * sin]
  }
}
