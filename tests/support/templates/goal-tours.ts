import type { TemplateSlug } from '../../../content/templates/templates.ts'
import type { Stop } from './tour.ts'

interface GoalTour {
  /** Enough for all of it. */
  readonly seconds: number
  readonly stops: readonly Stop[]
}

/** How each starter world that has a goal is played to it. */
export const goalTours: Readonly<Partial<Record<TemplateSlug, GoalTour>>> = {
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
      { walk: [3.4, 12.2] },
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
}
