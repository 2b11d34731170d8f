import { afterEach, expect, test, vi } from 'vitest'
import { asProduction } from '../../scripts/as-production.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['test', undefined])(
  'what is built is for people, and the environment is as it was: %s',
  async (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    expect(await asProduction(async () => process.env.NODE_ENV)).toBe('production')
    expect(process.env.NODE_ENV).toBe(mode)
    await expect(asProduction(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
    expect(process.env.NODE_ENV).toBe(mode)
  },
)
