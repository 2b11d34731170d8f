import { EntityId } from '../../model/ids.ts'
import type { CourseName } from '../../protocol/courses/courses.ts'
import type { RunInput, RunStep } from '../../protocol/frame/run-input.ts'

/** When the finished world of a course looks as a step of it is about. */
export interface CourseShot {
  /** Steps of 1/60 s that have run; 0 is before Run. */
  readonly at: number
  readonly inputs?: readonly RunStep[]
  /** Ids of things that the step does not know of yet. They are there, but too small to be seen: programs name them. */
  readonly without?: readonly string[]
  /** The part that is shown, in shares of the whole; all of it unless said. */
  readonly part?: { readonly left: number; readonly top: number; readonly size: number }
}

/** The sun and what circles it near by. */
const nearTheSun = { left: 0.22, top: 0.24, size: 0.6 } as const

const press = (key: string): RunInput[] => [{ kind: 'key', phase: 'down', key }]
const shoots = (...steps: readonly number[]): RunStep[] =>
  steps.flatMap((step): RunStep[] => [
    [step, press(' ')],
    [step + 4, [{ kind: 'key', phase: 'up', key: ' ' }]],
  ])
const holds = (step: number, key: string): RunStep[] => [[step, press(key)]]

/** One moment for each step of each course, by the step's id. Nobody says a word in it, so that it is the same in every language. */
export const courseShots: Readonly<Record<CourseName, Readonly<Record<string, CourseShot>>>> = {
  't-rex': {
    dino: { at: 0, without: ['cactus', 'again'] },
    ground: { at: 60, without: ['cactus'] },
    jump: { at: 88, inputs: shoots(60), without: ['cactus'] },
    cactus: { at: 0, without: ['again'] },
    comes: { at: 84 },
    over: { at: 136, without: ['again'] },
    score: { at: 146, inputs: shoots(120) },
    faster: { at: 270, inputs: shoots(120) },
    again: { at: 175 },
  },
  'space-invader': {
    steer: { at: 45, inputs: holds(5, 'ArrowLeft'), without: ['alien'] },
    inside: { at: 120, inputs: holds(5, 'ArrowRight'), without: ['alien'] },
    shoot: { at: 34, inputs: shoots(20), without: ['alien'] },
    invader: { at: 0, without: ['laser', 'boom'] },
    grid: { at: 6 },
    march: { at: 200 },
    hit: { at: 40, inputs: shoots(20) },
    score: { at: 250, inputs: shoots(20, 80, 140, 200, 240) },
    end: { at: 1500, inputs: shoots(...Array.from({ length: 24 }, (_, index) => 20 + index * 60)) },
  },
  'solar-system': {
    sun: { at: 0, without: ['earth', 'moon', 'sign'], part: nearTheSun },
    earth: { at: 0, without: ['moon', 'sign'], part: nearTheSun },
    turns: { at: 40, without: ['moon', 'sign'], part: nearTheSun },
    circles: { at: 420, without: ['moon', 'sign'], part: nearTheSun },
    moon: { at: 390, without: ['sign'], part: nearTheSun },
    planets: { at: 900, without: ['sign'] },
    names: {
      at: 1300,
      inputs: [[1280, [{ kind: 'click', entityId: EntityId.parse('star') }]]],
      without: ['sign'],
      part: nearTheSun,
    },
    tour: {
      at: 520,
      inputs: [[60, [{ kind: 'click', entityId: EntityId.parse('rocket') }]]],
      without: ['sign'],
    },
  },
}
