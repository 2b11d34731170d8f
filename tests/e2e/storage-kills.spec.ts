import { type BrowserContext, expect, test } from '@playwright/test'
import { seededRandom } from '../../runtime/random/seeded-random.ts'
import { person, signUp } from '../support/account-page.ts'
import { killRenderers } from '../support/kill-renderers.ts'
import { RenamingPage, type Told } from '../support/renaming-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'

/**
 * The pages are killed while somebody edits, again and again on the same project. After each kill it is opened again: nothing older
 * than 200 ms may be missing, and nothing that the header had called saved, however young.
 *
 * `STORAGE_KILLS` is the number of kills (100 in `npm run test:deep`), `STORAGE_SEED` repeats a run.
 */
const kills = Number(process.env.STORAGE_KILLS ?? 6)
const seed = Number(process.env.STORAGE_SEED ?? Date.now() % 1_000_000)

/** What the issue lets be lost. */
const lossMs = 200

/** Words that promise that the newest edit is on this device at least. */
const promises = ['saved-on-device', 'saved', 'offline']

const modes = ['device', 'online', 'offline'] as const

// What is lost once is lost: no second try makes it good.
test.describe.configure({ retries: 0 })

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

interface Loss {
  readonly round: number
  /** The newest edit that was shown as saved, the newest that was older than 200 ms, and the newest that was there. */
  readonly promised: number
  readonly old: number
  readonly found: number
}

for (const [index, mode] of modes.entries()) {
  const rounds = Math.ceil((kills - index) / modes.length)

  test(`[invariant 44] ${rounds} kills while editing, ${mode}: what was shown as saved is there, and all but the last 200 ms`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 + rounds * 30_000)
    const random = seededRandom(seed + index)
    const context = await browser.newContext()
    await RenamingPage.prepare(context)
    const address =
      mode === 'device' ? await begunHere(context) : await onTheServer(context, `kim${seed}${mode}`)
    const losses: Loss[] = []
    /** What must be there at least, and the newest edit that was made. */
    let promised = 0
    let old = 0
    let last = 0
    for (let round = 0; round <= rounds; round++) {
      const work = await RenamingPage.open(context, address)
      if (mode !== 'device') await work.isStatus('saved', 60_000)
      const found = await work.number()
      if (found < promised || found < old) losses.push({ round, promised, old, found })
      if (round === rounds) break
      if (mode === 'offline') await context.setOffline(true)
      await work.startRenaming(
        Math.max(last, found) + 1,
        Array.from({ length: 20 }, () => Math.floor(random() ** 3 * 60)),
      )
      await new Promise((resolve) => setTimeout(resolve, 50 + random() * 700))
      const killedAt = await killRenderers(browser)
      await work.page.close()
      await context.setOffline(false)

      const newest = (those: (told: Told) => boolean): number =>
        Math.max(found, ...work.told.filter(those).map(({ n }) => n))
      promised = newest(({ what, shown }) => what === 'shown' && promises.includes(shown))
      old = newest(({ what, at }) => what === 'probe' && at < killedAt - lossMs)
      last = newest(() => true)
    }
    console.log(`seed ${seed}, ${mode}: ${rounds} kills, ${last} edits, ${losses.length} losses`)
    expect(losses, `STORAGE_SEED=${seed}`).toEqual([])
    expect(last, 'edits that were made').toBeGreaterThan(rounds * 3)
    await context.close()
  })
}

/** The address of a project of this browser alone. */
async function begunHere(context: BrowserContext): Promise<string> {
  const work = await RenamingPage.open(context, `${product.url}/new`)
  await work.rename(0)
  await work.isStatus('saved-on-device')
  await expect(work.page).toHaveURL(/project=/)
  return close(work)
}

/** The address of an account's project. */
async function onTheServer(context: BrowserContext, username: string): Promise<string> {
  const work = await RenamingPage.open(context, `${product.url}/new`)
  await signUp(work.page, person(username))
  await work.rename(0)
  await expect(work.page).toHaveURL(new RegExp(`/${username}/`))
  await work.isStatus('saved')
  return close(work)
}

async function close({ page }: RenamingPage): Promise<string> {
  const url = page.url()
  await page.close()
  return url
}
