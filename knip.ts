import type { KnipConfig } from 'knip'

/** Style sheets name others, and packages too: the fonts. */
const packagesOf = (css: string): string =>
  [...css.matchAll(/@import\s+["']([^"'/][^"']*)["']|url\(["']([^"'./][^"']*)["']/g)]
    .map(([, sheet, file]) => `import '${sheet ?? file}'`)
    .join('\n')

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/thumbnails/studio.ts',
    'tests/bench/worlds/bare-world.ts',
    'server/main.ts',
    'server/assets/check/check-process.ts',
    'runtime/frame.css',
    'src/offline/worker/service-worker.ts',
    'tests/**/*.test.{ts,tsx}',
    'tests/{bench,spec,sabotage,fuzz,load,mutate,chaos}/main.ts',
    'tests/fuzz/fuzz-worker.ts',
    'tests/support/serve-copy.ts',
    // Named by the project of tests that is there only where PostgreSQL is.
    'tests/server/support/services/global-services.ts',
    'tests/bench/server/bare-{http,sync}.ts',
    'tests/blocks/page/{,*-}main.ts',
  ],
  project: [
    '{model,protocol,commands,language,interchange,machines,runtime,server,src,content,scripts,tests}/**/*.{ts,tsx,mjs,css}',
    // They have packages of their own, which are not ours.
    '!tests/bench/anchors/**',
  ],
  vite: { config: ['vite.config.ts', 'runtime/vite.config.ts'] },
  ignoreDependencies: [
    // What knip takes Stryker's runner to be, which is a file of ours.
    '@stryker-mutator/in-process-runner',
  ],
  // Programs of the system that tests start where they are.
  ignoreBinaries: ['apt-get', 'setpriv'],
  compilers: { css: packagesOf },
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
