import type { Browser, Frame } from '@playwright/test'
import { traceWork, type Work } from './trace-work.ts'

/** Milliseconds of script that each of the next `frames` frames of a page takes, which must be drawing all the time. */
export async function frameCosts(browser: Browser, page: Frame, frames: number): Promise<readonly number[]> {
  const pass = (count: number) =>
    page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
    }, count)
  // What was just made is compiled and optimised in its first frames.
  await pass(20)
  const works = await traceWork(browser, page, () => pass(frames))
  return animationFrames(works).map(({ cpu }) => cpu)
}

/** The callbacks of one frame together; a page may ask for several. */
export function animationFrames(
  works: readonly Work[],
): readonly { readonly start: number; readonly cpu: number }[] {
  const frames: { start: number; cpu: number }[] = []
  let isNewTask = true
  for (const { kind, start, cpu } of works) {
    if (kind === 'task') isNewTask = true
    if (kind !== 'frame') continue
    const last = frames.at(-1)
    if (isNewTask || !last) frames.push({ start, cpu })
    else last.cpu += cpu
    isNewTask = false
  }
  return frames
}
