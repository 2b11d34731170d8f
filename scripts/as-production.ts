/**
 * Does something as if for people: what is built meanwhile is no development build, whoever asks for it; tests, which run under an
 * environment of their own, do when `dist/` is stale. Afterwards it is as it was, for what this process starts next must not inherit it.
 */
export async function asProduction<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
