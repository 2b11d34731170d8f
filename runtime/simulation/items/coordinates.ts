import { sealClass } from '../../../language/errors/seal-class.ts'
import type { Vec3 } from '../space/vec3.ts'
import { expectNumber } from './expect.ts'

/** The place or turn of a thing as learners read and change it: `dragon.position.y += 1`. Always tells the value of now. */
export class Coordinates {
  readonly #read: () => Vec3
  readonly #write: (value: Vec3) => void
  readonly #told: (thrown: unknown) => unknown

  /** `told`: what was thrown as something was read or written, with the thing whose it is. */
  constructor(read: () => Vec3, write: (value: Vec3) => void, told: (thrown: unknown) => unknown) {
    this.#read = read
    this.#write = write
    this.#told = told
    Object.preventExtensions(this)
  }

  #get(axis: 0 | 1 | 2): number {
    try {
      return this.#read()[axis]
    } catch (thrown) {
      throw this.#told(thrown)
    }
  }

  #set(axis: 0 | 1 | 2, name: string, value: unknown): void {
    try {
      const [x, y, z] = this.#read()
      const place: [number, number, number] = [x, y, z]
      place[axis] = expectNumber(name, value)
      this.#write(place)
    } catch (thrown) {
      throw this.#told(thrown)
    }
  }

  get x(): number {
    return this.#get(0)
  }
  set x(value: unknown) {
    this.#set(0, 'x', value)
  }

  get y(): number {
    return this.#get(1)
  }
  set y(value: unknown) {
    this.#set(1, 'y', value)
  }

  get z(): number {
    return this.#get(2)
  }
  set z(value: unknown) {
    this.#set(2, 'z', value)
  }
}

sealClass(Coordinates)
