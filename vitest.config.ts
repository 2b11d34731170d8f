import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { mustBeThere } from './scripts/must-be-there.ts'
import { findServicePrograms } from './scripts/service-programs.ts'

/** Generous: a property test may share two cores with everything else, and no test asserts a time. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }

const inTheFrame = 'tests/**/*.browser.test.ts'
/** What Lighthouse is made of may lie beside the bench, with tests of its own. */
const notOurs = '**/node_modules/**'

function filesThatSay(pattern: RegExp): string[] {
  const files = globSync('tests/**/*.test.{ts,tsx}', {
    exclude: [inTheFrame, 'tests/e2e/**', notOurs],
  })
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
}

/** A worker is kept for files of one environment only: those that need a page come together. */
const withPage = filesThatSay(/@vitest-environment jsdom/)

/**
 * Most tests of one worker share their modules, because to import them anew for each file took longer than the tests. Alone are those that
 * put something else in the place of a module, and those that ask what a module remembers of one file's tests, as a connection to a database.
 */
const alone = [
  ...filesThatSay(/\bvi\.(mock|doMock|resetModules)\(|'fake-indexeddb/),
  ...mustBeThere(['tests/runtime/scene/fetch-drawings.test.ts', 'tests/runtime/scene/parts-news.test.ts']),
]

/** Left to itself Vitest leaves a core free, which is half of a machine with two. */
const cores = Math.max(2, availableParallelism())

/** Tests of the server wait a good part of their time. */
const forServers = { maxWorkers: cores + 1, sequence: { groupOrder: 1 }, ...limits }

const onServer = (name: string): string => `tests/server/${name}.test.ts`

const ofServer = (file: string): boolean => file.startsWith('tests/server/')

/** Tests of the server that meet no SQL, or SQLite’s alone. */
const withoutSql = mustBeThere(
  [
    'api-docs',
    'backup',
    'compressed',
    'delivery',
    'dev',
    'drawn-pages',
    'full-disk',
    'group-appends',
    'kill',
    'logs',
    'operations',
    'settings',
    'site',
    'start',
    'storage',
    'sync-socket',
  ].map(onServer),
)

/** Who may see and change what: there two transactions can meet, which they never do on SQLite. Of them every second one. */
const oftenOnPostgres = mustBeThere(
  [
    'approvals',
    'assets/asset-calls',
    'class-visibility',
    'community',
    'guessed-pictures',
    'invitations',
    'kept-pupils',
    'members',
    'moderation',
    'project-limits',
    'publish',
    'roles',
    'shown-at-once',
    'visibility',
  ].map(onServer),
)

/** Those that do; of them every eighth one, and every second of those above, which follows from `SHARE_SEED`. */
function filesOnPostgres(): string[] {
  const seed = process.env.SHARE_SEED ?? 'all'
  return globSync([
    'tests/server/*.test.ts',
    'tests/server/assets/{asset-calls,serving,upload-in-parts}.test.ts',
  ])
    .sort()
    .filter((file) => !alone.includes(file) && !withoutSql.includes(file))
    .filter(
      (file, index) =>
        seed === 'all' ||
        (index + Number(seed)) % 8 === 0 ||
        oftenOnPostgres.some((often, place) => file === often && (place + Number(seed)) % 2 === 0),
    )
}

/** Long proofs in the frame: of them `npm test` runs every tenth, which follows from `SHARE_SEED`; `npm run test:deep` runs them all. */
const longInTheFrame = mustBeThere([
  'tests/interchange/aframe-html/same-as-aframe.browser.test.ts',
  'tests/runtime/clips.browser.test.ts',
  'tests/blocks/three-people.browser.test.ts',
  'tests/runtime/acting.browser.test.ts',
  'tests/runtime/edit-gestures.browser.test.ts',
  'tests/runtime/random-gestures.browser.test.ts',
  'tests/runtime/watch.browser.test.ts',
  'tests/runtime/packed-models.browser.test.ts',
  'tests/runtime/physics.browser.test.ts',
  'tests/runtime/xr/glasses.browser.test.ts',
  'tests/runtime/xr/starter-world.browser.test.ts',
  'tests/runtime/xr/every-world.browser.test.ts',
  'tests/runtime/xr/surface.browser.test.ts',
  'tests/runtime/panorama.browser.test.ts',
  'tests/content/courses.browser.test.ts',
  'tests/content/template-goals.browser.test.ts',
  'tests/scripts/play.browser.test.ts',
  'tests/workspace/code/room-on-phones.browser.test.ts',
  'tests/runtime/every-block.browser.test.ts',
  'tests/runtime/every-helper.browser.test.ts',
  'tests/content/samples.browser.test.ts',
  'tests/runtime/turn-and-size.browser.test.ts',
  'tests/runtime/slow-calls.browser.test.ts',
  'tests/runtime/model-moves.browser.test.ts',
  'tests/runtime/looks-past.browser.test.ts',
  'tests/runtime/no-picture.browser.test.ts',
  'tests/runtime/new-things.browser.test.ts',
  'tests/runtime/sounds.browser.test.ts',
  'tests/interchange/aframe-html/exported-page.browser.test.ts',
  'tests/blocks/toolbox/flyouts.browser.test.ts',
  'tests/blocks/peers/pulled-out.browser.test.ts',
])

/** Each of these takes as long as several others: a run that has one of them, which four of twelve have, has none of the others. */
const longest = mustBeThere([
  'tests/runtime/ar/ar.browser.test.ts',
  'tests/runtime/floods.browser.test.ts',
  'tests/content/template-pictures.browser.test.ts',
  'tests/blocks/visible-canvas.browser.test.ts',
])

/** Long proofs without a browser: of them every fourth. */
const longElsewhere = mustBeThere([
  'tests/runtime/models/build-environment.test.ts',
  'tests/runtime/models/build-model.test.ts',
  'tests/commands/replay/cut-recording.test.ts',
  'tests/content/course-steps.test.ts',
  'tests/server/assets/check-pictures.test.ts',
  'tests/server/documents/document-reader.test.ts',
  'tests/runtime/models/clips.test.ts',
  'tests/scripts/import-export.test.ts',
  'tests/scripts/bench-trace.test.ts',
  'tests/scripts/replay.test.ts',
  'tests/fuzz/uploads/uploads-fuzz.test.ts',
  'tests/interchange/blocks-xml-size.test.ts',
  'tests/server/guessed-pictures.test.ts',
  'tests/server/api-docs.test.ts',
  'tests/server/backup.test.ts',
  'tests/server/dev.test.ts',
  'tests/server/epochs.test.ts',
  'tests/server/cluster/cluster-kill.test.ts',
  'tests/server/cluster/two-processes.test.ts',
  'tests/model/project/hostile-documents.test.ts',
  'tests/commands/replay/damaged-recording.test.ts',
  'tests/commands/replay/packed-recording.test.ts',
  'tests/commands/replay/redact-recording.test.ts',
  'tests/commands/replay/generated-recording.test.ts',
  'tests/server/start.test.ts',
  'tests/server/similar-among-many.test.ts',
  'tests/blocks/hostile-parts.test.ts',
  'tests/runtime/simulation/floods.test.ts',
])

/** Of these files all but every `share`th, from one that `SHARE_SEED` says. */
function leftOut(files: readonly string[], share: number): string[] {
  const seed = process.env.SHARE_SEED ?? 'all'
  return seed === 'all' ? [] : files.filter((_, index) => (index + Number(seed)) % share !== 0)
}

const leftOutElsewhere = leftOut(longElsewhere, 4)

function leftOutInTheFrame(): string[] {
  const seed = process.env.SHARE_SEED ?? 'all'
  if (seed === 'all') return []
  const alone = longest[Number(seed) % 12]
  const turn = Math.floor(Number(seed) / 12)
  const run = alone ? [alone] : longInTheFrame.filter((_, index) => (index + turn) % 10 === 0)
  return [...longest, ...longInTheFrame].filter((file) => !run.includes(file))
}
/** Random requests are asked of SQLite in every run, of PostgreSQL in every third. */
const leftOutOnPostgres = [...leftOutElsewhere, ...leftOut(['tests/fuzz/api/api-fuzz.test.ts'], 3)]

/**
 * The tests of the server that touch SQL and the random requests, once more on PostgreSQL, and those of several processes. Only where it and Redis are
 * installed; on CI they must be.
 */
const onPostgres = {
  test: {
    name: 'server-pg',
    include: [...filesOnPostgres(), 'tests/server/cluster/*.test.ts', 'tests/fuzz/api/api-fuzz.test.ts'],
    exclude: leftOutOnPostgres,
    globalSetup: 'tests/server/support/services/global-services.ts',
    isolate: false,
    env: { TEST_DATABASE: 'postgres' },
    ...forServers,
  },
}

/** `unit` needs neither a server nor a browser; `server` starts real servers; `browser` drives Chromium against the built frame. */
export default defineConfig({
  test: {
    maxWorkers: cores,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/!(e2e|server)/**/*.test.{ts,tsx}'],
          exclude: [inTheFrame, notOurs, ...withPage, ...alone, ...leftOutElsewhere],
          setupFiles: 'tests/support/begin-file.ts',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'unit-page',
          include: withPage,
          exclude: [...alone, ...leftOutElsewhere],
          setupFiles: 'tests/support/begin-file.ts',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/cluster/**', ...alone, ...leftOutElsewhere],
          isolate: false,
          ...forServers,
        },
      },
      {
        test: {
          name: 'unit-alone',
          include: alone.filter((file) => !ofServer(file)),
          exclude: leftOutElsewhere,
          setupFiles: 'tests/support/begin-file.ts',
          ...limits,
        },
      },
      {
        test: { name: 'server-alone', include: alone.filter(ofServer), exclude: leftOutElsewhere, ...limits },
      },
      ...(findServicePrograms() || process.env.CI === 'true' ? [onPostgres] : []),
      {
        test: {
          name: 'browser',
          include: [inTheFrame],
          exclude: leftOutInTheFrame(),
          // As with Playwright's: a second try tells a busy machine from a defect, and the report says which needed one.
          retry: 1,
          ...limits,
        },
      },
    ],
  },
})
