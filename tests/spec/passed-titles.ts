import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const VitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

interface Suite {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[] | undefined
  readonly suites?: readonly Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })).optional(),
    suites: z.array(Suite).optional(),
  }),
)
const PlaywrightReport = z.object({ suites: z.array(Suite) })

const specsOf = (suite: Suite): readonly { title: string; ok: boolean }[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Titles of the tests that passed in the last full run (`npm test`), from the runners' own reports (`test-all.ts`). */
export async function passedTitles(folder: string): Promise<readonly string[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8'))
  const vitest = VitestReport.parse(await read('vitest'))
  // One after the other, so that the first of them that is missing is named.
  const inChromium = [await read('main-job'), await read('all-else')]
  return [
    ...vitest.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    ),
    ...inChromium
      .flatMap((report) => PlaywrightReport.parse(report).suites)
      .flatMap(specsOf)
      .filter(({ ok }) => ok)
      .map(({ title }) => title),
  ]
}
