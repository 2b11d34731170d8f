import type { Primitive } from '../../../model/components/geometry.ts'

/** A shape's first colour, so that a heap of new shapes is not one grey lump. */
export const shapeColours: Readonly<Record<Primitive, string>> = {
  box: '#4C86C6',
  sphere: '#D8427F',
  cylinder: '#FFC247',
  cone: '#EE7A54',
  plane: '#AFCF70',
  torus: '#43AEC6',
  pyramid: '#EE9A2E',
  capsule: '#D46A3D',
  'half-sphere': '#82B350',
  ramp: '#C9935F',
  stairs: '#B7B1BF',
  arch: '#F0D7A2',
  tube: '#86D8DB',
  hexagon: '#FFC247',
  diamond: '#43AEC6',
  star: '#FFC247',
  heart: '#D8427F',
}
