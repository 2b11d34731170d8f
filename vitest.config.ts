import { defineConfig } from 'vitest/config'

/** Generous: a property test may share two cores with everything else, and no test asserts a time. */
const limits = { testTimeout: 120_000, hookTimeout: 60_000 }

/** `unit` needs neither a server nor a browser; `server` starts real servers; `browser` drives Chromium against the built frame. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/server/**', 'tests/**/*.browser.test.ts'],
          ...limits,
        },
      },
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'], ...limits } },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          fileParallelism: false,
          ...limits,
        },
      },
    ],
  },
})
