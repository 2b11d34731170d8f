import type { JsonObject } from '../../../model/json.ts'
import type { RunState } from '../run-state.ts'
import type { Body } from '../world/body.ts'

interface Wearing {
  /** Of the component. */
  readonly name: string
  readonly now: JsonObject | null
  readonly after: JsonObject | null
  /** After these `after` follows, unless something newer is worn by then; 0 = it stays. */
  readonly seconds: number
}

/** Gives a body a component, for some seconds or until the next one. */
export async function wearFor(
  run: RunState,
  { id }: Body,
  { name, now, after, seconds }: Wearing,
): Promise<void> {
  const isNewest = run.motions.begin(id, `wears-${name}`)
  run.world.dress(id, { [name]: now })
  if (seconds <= 0) return
  try {
    await run.scheduler.wait(seconds)
  } finally {
    // Also when the stack that asked for it is stopped meanwhile.
    if (isNewest()) run.world.dress(id, { [name]: after })
  }
}
