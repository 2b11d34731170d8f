import type { Primitive } from '../../../model/components/geometry.ts'
import type { Light } from '../../../model/components/light.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { EntityBlueprint } from '../../templates/scene-blueprint.ts'

/** Colours of samples, all of one family. */
export const paint = {
  red: '#e5484d',
  orange: '#f0913a',
  yellow: '#ffc94d',
  green: '#53a206',
  teal: '#43aec6',
  blue: '#2b6bd6',
  purple: '#7a4bd1',
  pink: '#f472b6',
  cream: '#fff3dc',
  wood: '#a8744f',
  dark: '#3a3f5c',
  grey: '#9aa0b4',
} as const

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

interface Form {
  readonly color: string
  /** Metres along its axes, or of all of them. */
  readonly size?: Vec3 | number
  readonly rotation?: Vec3
  readonly opacity?: number
  readonly glow?: number
  /** Id of the thing that it lies in; its place is seen from there. */
  readonly inside?: string
}

/** A basic shape; its id is its name in lower case with hyphens. */
export function shape(primitive: Primitive, name: string, position: Vec3, form: Form): EntityBlueprint {
  const { color, size = 1, rotation = [0, 0, 0], opacity, glow, inside } = form
  return {
    id: idOf(name),
    kind: 'shape',
    name,
    position,
    rotation,
    scale: typeof size === 'number' ? [size, size, size] : size,
    ...(inside === undefined ? {} : { inside }),
    components: {
      geometry: { primitive },
      material: {
        color,
        ...(opacity === undefined ? {} : { opacity }),
        ...(glow === undefined ? {} : { glow }),
      },
    },
  }
}

/** A shape that one walks through. */
export function mist(primitive: Primitive, name: string, position: Vec3, form: Form): EntityBlueprint {
  const solid = shape(primitive, name, position, form)
  return { ...solid, components: { ...solid.components, physics: { body: 'ghost' } } }
}

/** Words that stand in the scene. */
export const words = (
  name: string,
  value: string,
  position: Vec3,
  { color = paint.dark, size = 2 }: { readonly color?: string; readonly size?: number } = {},
): EntityBlueprint => ({
  id: idOf(name),
  kind: 'text',
  name,
  position,
  scale: [size, size, size],
  components: { text: { value, color } },
})

/** A light of its own. */
export const lamp = (
  name: string,
  position: Vec3,
  light: Pick<Light, 'type' | 'color' | 'intensity'>,
  inside?: string,
): EntityBlueprint => ({
  id: idOf(name),
  kind: 'light',
  name,
  position,
  ...(inside === undefined ? {} : { inside }),
  components: { light: { ...light } },
})

/** What holds others together; they turn and move with it. */
export const holder = (name: string, position: Vec3): EntityBlueprint => ({
  id: idOf(name),
  kind: 'group',
  name,
  position,
  components: {},
})
