import type { RunState } from '../run-state.ts'
import type { Body } from '../world/body.ts'

/** Longer texts are cut: they would not fit a bubble. */
const longestText = 500

/** Shows a bubble; with seconds it goes again after them, unless the thing has said something else by then. */
export async function saySomething(
  run: RunState,
  { id }: Body,
  text: string,
  seconds: number,
  isThought = false,
): Promise<void> {
  const isNewest = run.motions.begin(id, 'bubble')
  run.world.change(id, { text: text === '' ? null : text.slice(0, longestText), isThought })
  if (seconds <= 0) return
  try {
    await run.scheduler.wait(seconds)
  } finally {
    // Also when the stack that said it is stopped meanwhile.
    if (isNewest()) run.world.change(id, { text: null })
  }
}
