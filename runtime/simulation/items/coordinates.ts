import { sealClass } from '../../../language/errors/seal-class.ts'
import type { Vec3 } from '../space/vec3.ts'
import { expectNumber } from './expect.ts'

/** The place or turn of a thing as learners read and change it: `dragon.position.y += 1`. Always tells the value of now. */
export class Coordinates {
  readonly #read: () => Vec3
  readonly #write: (value: Vec3) => void

  constructor(read: () => Vec3, write: (value: Vec3) => void) {
    this.#read = read
    this.#write = write
    Object.preventExtensions(this)
  }

  get x(): number {
    return this.#read()[0]
  }
  set x(value: unknown) {
    const [, y, z] = this.#read()
    this.#write([expectNumber('x', value), y, z])
  }

  get y(): number {
    return this.#read()[1]
  }
  set y(value: unknown) {
    const [x, , z] = this.#read()
    this.#write([x, expectNumber('y', value), z])
  }

  get z(): number {
    return this.#read()[2]
  }
  set z(value: unknown) {
    const [x, y] = this.#read()
    this.#write([x, y, expectNumber('z', value)])
  }
}

sealClass(Coordinates)
