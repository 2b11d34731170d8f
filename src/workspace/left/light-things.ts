import type { Thing } from './thing.ts'

const one = [1, 1, 1] as const

/** The lights of the picker, warm as the mock's sun and lamps. */
export const lightThings: readonly Thing[] = [
  {
    id: 'sun',
    label: 'design.things.sun',
    category: 'lights',
    kind: 'light',
    components: { light: { type: 'sun', color: '#FFE3B6', intensity: 2 } },
    offset: [-8, 12, 8],
    scale: one,
  },
  {
    id: 'hemisphere',
    label: 'design.things.hemisphere',
    category: 'lights',
    kind: 'light',
    components: { light: { type: 'hemisphere', color: '#E4EDF2', groundColor: '#D8B88C', intensity: 1 } },
    offset: [0, 5, 0],
    scale: one,
  },
  {
    id: 'point',
    label: 'design.things.point',
    category: 'lights',
    kind: 'light',
    components: { light: { type: 'point', color: '#FFB84A', intensity: 2 } },
    offset: [0, 2.5, 0],
    scale: one,
  },
  {
    id: 'ambient',
    label: 'design.things.ambient',
    category: 'lights',
    kind: 'light',
    components: { light: { type: 'ambient', color: '#FFF3DC', intensity: 0.8 } },
    offset: [0, 3, 0],
    scale: one,
  },
  {
    id: 'spot',
    label: 'design.things.spot',
    category: 'lights',
    kind: 'light',
    components: { light: { type: 'spot', color: '#FFE2A0', intensity: 2, angle: 50 } },
    offset: [0, 4, 0],
    scale: one,
  },
]
