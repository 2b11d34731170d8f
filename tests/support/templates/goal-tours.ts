import type { TemplateSlug } from '../../../content/templates/template-slugs.ts'
import type { Stop } from './tour.ts'

interface GoalTour {
  /** Enough for all of it. */
  readonly seconds: number
  readonly stops: readonly Stop[]
}

/** How each starter world that has a goal is played to it. */
export const goalTours: Readonly<Partial<Record<TemplateSlug, GoalTour>>> = {
  treehouse: {
    seconds: 12,
    stops: [
      { walk: [5.6, 4.4] },
      { walk: [5.6, 0] },
      { walk: [5.6, -3] },
      { walk: [1, -4] },
      { walk: [-1, -3.4] },
      { walk: [-5, -8] },
      { walk: [-8, -8.4] },
    ],
  },
  village: {
    seconds: 14,
    stops: [
      { walk: [10.9, 9.2] },
      { walk: [1.4, 6] },
      { walk: [1.4, -1.5] },
      { walk: [4.4, -4.8] },
      { walk: [1.4, -1.5] },
      { walk: [1.4, 4] },
      { walk: [-2, 6.4] },
      { walk: [-8, 6.6] },
      { walk: [-11.4, 8] },
    ],
  },
  castle: {
    seconds: 22,
    stops: [
      { wait: 10 },
      { walk: [0, 10] },
      { walk: [0, 4] },
      { walk: [-4.9, 3.4] },
      { walk: [-4.9, -1] },
      { walk: [-4.7, -3] },
      { walk: [-4.9, -1] },
      { walk: [-4.9, 3.4] },
      { walk: [0, 4] },
      { walk: [0, 10] },
      { walk: [4.2, 12.4] },
    ],
  },
  'minecraft-terrain': {
    seconds: 12,
    stops: [
      { click: 'sand' },
      { click: 'gold' },
      { walk: [0.2, 3] },
      { jump: [-1, 3] },
      { jump: [-2, 3] },
      { look: [-2, 0] },
      { press: 'e' },
      { jump: [-2, 2] },
      { press: 'e' },
      { jump: [-2, 1] },
      { walk: [-2, 0.6] },
    ],
  },
  space: {
    seconds: 40,
    stops: [
      { walk: [5.4, 4.6] },
      { walk: [5.4, 3.6] },
      { walk: [0.6, 2.4] },
      { press: ' ' },
      { wait: 6.5 },
      { walk: [-4, 4] },
      { walk: [-4, -4] },
      { walk: [-6, -7] },
      { walk: [-4, -4] },
      { walk: [-4, 5] },
      { walk: [-7.6, 6.5] },
      { press: ' ' },
      { wait: 1 },
      { walk: [-12.4, 6.5] },
      { wait: 5 },
      { walk: [4, 4] },
      { walk: [8.6, -3.4] },
      { press: ' ' },
      { wait: 1 },
      { walk: [8.6, -8.2] },
    ],
  },
  'rocket-launch': {
    seconds: 42,
    stops: [
      { walk: [-4.4, 6.2] },
      { walk: [-10.4, 3.4] },
      { walk: [-8.6, 1.2] },
      { jump: [-8.6, -1.2] },
      { jump: [-9.8, -1.4] },
      { walk: [-9.8, 3] },
      { walk: [0, 7] },
      { walk: [10.6, 4] },
      { walk: [10.6, -8.2] },
      { walk: [9.2, -8.2] },
      { walk: [10.6, -4] },
      { walk: [10.6, 6] },
      { walk: [3.8, 6] },
      { walk: [3.8, 4.4] },
    ],
  },
  'maze-terrain': { seconds: 30, stops: [{ find: 'star', between: 'Hedge', square: 2.4 }] },
  arena: { seconds: 30, stops: [{ chase: 'star' }] },
}
