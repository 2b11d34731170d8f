import type { Object3D } from 'three'

type Show = (seconds: number) => void

const shows = new WeakMap<Object3D, Show>()

/** From now on a part of an environment can be shown as it is after so many seconds. */
export function setMoving(part: Object3D, show: Show): void {
  shows.set(part, show)
}

/** Shows the part of an environment that moves as it is after so many seconds; `undefined` where none does. */
export const movementOf = ({ children }: Object3D): Show | undefined =>
  children.map((part) => shows.get(part)).find(Boolean)
