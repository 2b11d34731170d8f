import { readFile } from 'node:fs/promises'
import { type BrowserContext, test as everyCase, expect } from '@playwright/test'
import { decodeRecording } from '../../commands/core/recording-file.ts'
import { replayRecording } from '../../commands/replay/replay-recording.ts'
import { openReplayer } from '../../commands/replay/replayer.ts'
import { countRows, deletePart, spoilRows } from '../support/browser-storage.ts'
import { bytesOf, openFile, saveAs } from '../support/file-menu.ts'
import { inShare } from '../support/in-share.ts'
import { putToSleep } from '../support/put-to-sleep.ts'
import { RenamingPage, shownName } from '../support/renaming-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'

/** Cases of this file, and how many of them one `npm test` runs. */
const [count, share] = [17, 4]
let cases = 0
/** Registers the cases of this run's share. */
const test = (title: string, body: Parameters<typeof everyCase>[2]): void => {
  if (inShare(cases++, count, share)) everyCase(title, body)
}

// What is lost once is lost: no second try makes it good.
everyCase.describe.configure({ retries: 0 })

let product: Product

everyCase.beforeAll(async () => {
  product = await startProduct()
})
everyCase.afterAll(() => product.stop())
everyCase.beforeEach(({ context }) => RenamingPage.prepare(context))

/** A project of this browser with some edits, closed: its address and its name in the browser. */
async function kept(context: BrowserContext, edits: number): Promise<{ address: string; localId: string }> {
  const work = await begin(context)
  for (let n = 2; n <= edits; n++) await work.rename(n)
  await work.isStatus('saved-on-device')
  const address = work.page.url()
  await work.page.close()
  return { address, localId: localIdOf(address) }
}

async function begin(context: BrowserContext): Promise<RenamingPage> {
  const work = await RenamingPage.open(context, `${product.url}/new`)
  await work.rename(1)
  await work.isStatus('saved-on-device')
  await expect(work.page).toHaveURL(/project=/)
  return work
}

const localIdOf = (address: string): string => new URL(address).searchParams.get('project') ?? ''

/** A page of the site that has no project open. */
async function elsewhere(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${product.url}/licences.txt`)
  return page
}

/**
 * Chromium takes a quota of 0 for none, so the least is one byte. A project takes more than 100 KB when it is first stored; `first` is what the
 * last room is enough for.
 */
const rooms = [
  { words: 'no room', bytes: 1, first: 0 },
  { words: 'room for 50 KB', bytes: 50_000, first: 0 },
  { words: 'room for 100 KB', bytes: 100_000, first: 0 },
  { words: 'room that runs out', bytes: 250_000, first: 1 },
]
for (const { words, bytes, first } of rooms) {
  test(`[invariant 44] a browser with ${words} says when it cannot keep an edit, gives the file, and goes on when there is room`, async ({
    context,
  }) => {
    const work = await RenamingPage.open(context, `${product.url}/new`)
    const devtools = await context.newCDPSession(work.page)
    const origin = product.url
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
    let last = 0
    let promised = 0
    let status: string | null = ''
    while (last < 150 && status !== 'cannot-save') {
      last++
      await work.rename(last)
      await expect.poll(() => work.status(), { timeout: 30_000 }).toMatch(/saved-on-device|cannot-save/)
      status = await work.status()
      if (status === 'saved-on-device') promised = last
    }
    expect(status).toBe('cannot-save')
    expect(promised).toBeGreaterThanOrEqual(first)
    const saving = work.page.waitForEvent('download')
    await work.page.getByRole('button', { name: 'Save a file' }).click()
    const file = new Uint8Array(await readFile(await (await saving).path()))
    expect(replayRecording(file)).toMatchObject({ diverged: 0 })
    expect(newestName(file)).toBe(`Edit ${last}`)
    // What had been promised is there for a page that opens now, with no more room than before.
    if (promised > 0) {
      const second = await RenamingPage.open(context, work.page.url())
      expect(await second.number()).toBeGreaterThanOrEqual(promised)
      await second.page.close()
    }
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await work.isStatus('saved-on-device', 30_000)
    await expect(work.page.getByRole('button', { name: 'Save a file' })).toBeHidden()
    const address = work.page.url()
    await work.page.close()
    const again = await RenamingPage.open(context, address)
    expect(await again.number()).toBe(last)
  })
}

test('[invariant 44] a project out of a file that finds no room says so, is still there when one comes back to it, and is stored when there is room', async ({
  context,
  browser,
}) => {
  const { page: first } = await begin(context)
  const buffer = Buffer.from(await bytesOf(await saveAs(first, 'Save the project as a file')))
  // Chromium goes on for a while with the room that a site had.
  const other = await browser.newContext()
  await RenamingPage.prepare(other)
  const work = await RenamingPage.open(other, `${product.url}/new`)
  const { page } = work
  const origin = product.url
  const devtools = await other.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await openFile(page, { name: 'den.nestling-project', mimeType: 'application/octet-stream', buffer })
  await expect(page).toHaveURL(/project=/)
  await work.isStatus('cannot-save')
  await page.goBack()
  await work.isStatus('untouched')
  await page.goForward()
  await work.isStatus('cannot-save')
  expect(await work.name()).toBe('Edit 1')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await work.isStatus('saved-on-device', 30_000)
  const address = page.url()
  await page.close()
  expect(await (await RenamingPage.open(other, address)).name()).toBe('Edit 1')
  await other.close()
})

/** The project's name after all that a recording holds. */
function newestName(file: Uint8Array): string | undefined {
  const decoded = decodeRecording(file)
  const replayer = decoded.ok ? openReplayer(decoded.recording) : undefined
  while (replayer && decoded.ok && replayer.position < decoded.recording.entries.length) replayer.next()
  return replayer?.project.meta.displayName
}

for (const part of ['journal', 'project'] as const) {
  test(`the ${part} database is deleted while the project is open: it is written again, and nothing is missing`, async ({
    context,
  }) => {
    const work = await begin(context)
    const localId = localIdOf(work.page.url())
    await deletePart(work.page, part, localId)
    await expect.poll(() => countRows(work.page, part, localId)).toBeGreaterThan(0)
    await work.rename(2)
    await work.isStatus('saved-on-device')
    const address = work.page.url()
    await work.page.close()
    // Only what was written again is left.
    const site = await elsewhere(context)
    await deletePart(site, part === 'journal' ? 'project' : 'journal', localId)
    const again = await RenamingPage.open(context, address)
    expect(await again.number()).toBe(2)
  })

  test(`the ${part} database is deleted between two visits: the other one has it all`, async ({
    context,
  }) => {
    const { address, localId } = await kept(context, 3)
    await deletePart(await elsewhere(context), part, localId)
    const again = await RenamingPage.open(context, address)
    expect(await again.number()).toBe(3)
    await again.rename(4)
    await again.isStatus('saved-on-device')
  })

  for (const how of ['remove', 'flip'] as const)
    test(`[invariant 43] rows of the ${part} database are damaged (${how}): the project opens whole`, async ({
      context,
    }) => {
      const { address, localId } = await kept(context, 6)
      expect(await spoilRows(await elsewhere(context), part, localId, how, 2)).toBeGreaterThan(0)
      const again = await RenamingPage.open(context, address)
      expect(await again.number()).toBe(6)
      await again.rename(7)
      await again.isStatus('saved-on-device')
      await again.page.close()
      expect(await (await RenamingPage.open(context, address)).number()).toBe(7)
    })
}

test('a project that is gone is said to be gone, is not shown as an empty one, and a new one can be begun', async ({
  context,
}) => {
  const { address, localId } = await kept(context, 2)
  const page = await elsewhere(context)
  await deletePart(page, 'journal', localId)
  await deletePart(page, 'project', localId)
  await page.goto(address)
  await expect(page.getByText('This browser has lost what it kept of this project.')).toBeVisible()
  await page.getByRole('link', { name: 'Start anew' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the project' })).toBeVisible()
})

test('[invariant 47] the tab that writes is killed: the other takes over, and nothing that was acknowledged is lost', async ({
  context,
}) => {
  const first = await begin(context)
  const address = first.page.url()
  const second = await RenamingPage.open(context, address)
  await second.rename(2)
  await second.isStatus('saved-on-device')
  await expect.poll(() => first.number()).toBe(2)
  await first.rename(3)
  await expect.poll(() => second.number()).toBe(3)
  await second.rename(4)
  await second.isStatus('saved-on-device')
  const devtools = await context.newCDPSession(first.page)
  const crashed = first.page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {}) // the page that should answer is gone
  await crashed
  await second.rename(5)
  await second.isStatus('saved-on-device')
  await second.page.close()
  await first.page.close()
  expect(await (await RenamingPage.open(context, address)).number()).toBe(5)
})

test('[invariant 47] a tab that slept while another one edited wakes up to the newest, and puts nothing old over it', async ({
  context,
}) => {
  const first = await begin(context)
  const second = await RenamingPage.open(context, first.page.url())
  await expect.poll(() => second.number()).toBe(1)
  const asleep = await putToSleep(second.page)
  for (let n = 2; n <= 6; n++) await first.rename(n)
  await first.isStatus('saved-on-device')
  expect(await asleep.look(shownName)).toBe('Edit 1')
  await asleep.wake()
  await expect.poll(() => second.number()).toBe(6)
  await goesOn(context, second, first)
})

/** What `one` does is in `other` as well, and kept when both are gone. */
async function goesOn(context: BrowserContext, one: RenamingPage, other: RenamingPage): Promise<void> {
  await one.rename(7)
  await one.isStatus('saved-on-device')
  await expect.poll(() => other.number()).toBe(7)
  const address = one.page.url()
  await other.page.close()
  await one.page.close()
  expect(await (await RenamingPage.open(context, address)).number()).toBe(7)
}

test('[invariant 47] a tab that was put to sleep right after an edit of its own wakes up among the edits of another, and both are kept', async ({
  context,
}) => {
  const first = await begin(context)
  const second = await RenamingPage.open(context, first.page.url())
  await expect.poll(() => second.number()).toBe(1)
  await first.rename(2)
  const asleep = await putToSleep(first.page)
  for (let n = 3; n <= 6; n++) await second.rename(n)
  expect(await asleep.look(shownName)).toBe('Edit 2')
  await asleep.wake()
  await expect.poll(() => first.number()).toBe(6)
  for (const tab of [first, second]) await tab.isStatus('saved-on-device', 30_000)
  await goesOn(context, first, second)
})
