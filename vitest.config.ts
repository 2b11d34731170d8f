import { defineConfig } from 'vitest/config'

const limits = { testTimeout: 30_000, hookTimeout: 30_000 }

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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
