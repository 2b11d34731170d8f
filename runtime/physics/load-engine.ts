import type { PhysicsEngine } from '../simulation/physics/physics.ts'

/** What it says each time it begins, because it calls itself in an old way. It is no news for anybody. */
const noise = 'using deprecated parameters for the initialization function'

let engine: Promise<PhysicsEngine> | null = null

/** Fetches the physics once, about 600 KB; the same for all runs of the page or process. */
export function loadEngine(): Promise<PhysicsEngine> {
  engine ??= begin().catch((thrown: unknown) => {
    // The next run tries again.
    engine = null
    throw thrown
  })
  return engine
}

async function begin(): Promise<PhysicsEngine> {
  const loaded = await import('@dimforge/rapier3d-compat')
  const { warn } = console
  console.warn = (...words: readonly unknown[]) => {
    if (!String(words[0]).startsWith(noise)) warn(...words)
  }
  try {
    await loaded.init()
  } finally {
    console.warn = warn
  }
  return loaded
}
