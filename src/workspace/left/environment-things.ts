import type { Thing } from './thing.ts'

const one = [1, 1, 1] as const
const origin = [0, 0, 0] as const

/** The two surroundings of the picker. A scene has one: choosing another changes it. */
export const environmentThings: readonly Thing[] = [
  {
    id: 'plain',
    label: 'design.things.plain',
    category: 'environment',
    kind: 'environment',
    components: {
      environment: { preset: 'plain', skyTop: '#8CC4E0', skyBottom: '#F3E3C4', ground: '#93BC5E' },
    },
    offset: origin,
    scale: one,
  },
  {
    id: 'forest',
    label: 'design.things.forest',
    category: 'environment',
    kind: 'environment',
    components: {
      environment: {
        preset: 'forest',
        skyTop: '#8CC4E0',
        skyBottom: '#F3E3C4',
        ground: '#93BC5E',
        fog: { color: '#F3E3C4', near: 34, far: 90 },
      },
    },
    offset: origin,
    scale: one,
  },
]
