import type { AframeProperties } from '../../model/components/aframe.ts'
import type { Vec3 } from '../view/pose.ts'

/** A thing's pivot in metres, and the scale with which it came. */
export interface Hinge {
  readonly pivot: Vec3
  readonly scale: Vec3
}

const axes: readonly string[] = ['x', 'y', 'z']

/**
 * An `animation` of a thing with a pivot, as it has to be said here to show what it shows in A-Frame: there it moves the pivot instead of the
 * thing (metres), and sizes count on top of the size that the thing has in the page.
 */
export function animationAboutPivot(animation: AframeProperties, { pivot, scale }: Hinge): AframeProperties {
  const [what, axis] = (animation.property ?? '').replace(/^object3D\./, '').split('.')
  const change =
    what === 'position'
      ? (value: number, at: 0 | 1 | 2) => value - pivot[at]
      : what === 'scale'
        ? (value: number, at: 0 | 1 | 2) => value * scale[at]
        : null
  if (!change) return animation
  const changed = (text: string): string => {
    const numbers = text.trim().split(/\s+/).map(Number)
    if (!numbers.every(Number.isFinite) || text.trim() === '') return text
    if (axis === undefined)
      return numbers.map((value, at) => (isAxis(at) ? change(value, at) : value)).join(' ')
    const at = axes.indexOf(axis)
    return isAxis(at) ? numbers.map((value) => change(value, at)).join(' ') : text
  }
  const { from, to } = animation
  return {
    ...animation,
    ...(from !== undefined && { from: changed(from) }),
    ...(to !== undefined && { to: changed(to) }),
  }
}

const isAxis = (at: number): at is 0 | 1 | 2 => at === 0 || at === 1 || at === 2
