import type { Object3D } from 'three'

type Show = (seconds: number) => void

const shows = new WeakMap<Object3D, Show>()

/** From now on a part of an environment can be shown as it is after so many seconds. */
export function setMoving(part: Object3D, show: Show): void {
  shows.set(part, show)
}

/** Shows all parts of an environment that move as they are after so many seconds; `undefined` where none does. */
export function movementOf(environment: Object3D): Show | undefined {
  const moving = environment.children.flatMap((part) => shows.get(part) ?? [])
  if (moving.length === 0) return undefined
  return (seconds) => {
    for (const show of moving) show(seconds)
  }
}
