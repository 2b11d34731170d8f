import { calibrationLoop, reference } from '../calibrate.ts'
import type { SceneFrame } from './scene-frame.ts'
import { traceWork } from './trace-work.ts'

const repetitions = 9

/**
 * How much slower the main thread of the frame is than the reference machine, at least 1, by its own clock, which stands still while other
 * programs run: what the budgets for times on that clock are multiplied by.
 */
export async function threadSlowness({ browser, scene }: SceneFrame): Promise<number> {
  const works = await traceWork(browser, scene, async () => {
    for (let repetition = 0; repetition < repetitions; repetition++) await scene.evaluate(calibrationLoop)
  })
  const loops = works
    .filter(({ kind }) => kind === 'task')
    .map(({ cpu }) => cpu)
    .toSorted((a, b) => b - a)
    .slice(0, repetitions)
  return Math.max(1, Math.min(...loops) / reference)
}
