import { setTimeout as delay } from 'node:timers/promises'

/** Waits for a condition; fails with its name after `limitMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  limitMs = 15_000,
): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`never happened: ${what}`)
    await delay(5)
  }
}
