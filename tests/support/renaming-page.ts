import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What a page told of itself. */
export interface Told {
  /**
   * `edit`: edit `n` was made. `shown`: the header's words changed when `n` was the newest edit. `probe`: a row that the test itself
   * wrote to the browser's disk together with edit `n` is there, so this machine was quick enough to keep that edit.
   */
  readonly what: 'edit' | 'shown' | 'probe'
  readonly n: number
  /** When edit `n` was made, or the words changed: milliseconds of the same clock as the test's. */
  readonly at: number
  /** The save status that was shown. */
  readonly shown: string
}

declare global {
  interface Window {
    /** Sends a `Told` to the test. */
    tell(told: Told): void
  }
}

const nameField = 'input[aria-label="Name of the project"]'
/** Says in a page what the project is called there. */
export const shownName = `document.querySelector('${nameField}').value`
const statusLine = '[role="status"][aria-label="Save status"]'

/**
 * The workspace without its scene (which costs seconds a page), edited as fast as asked by writing rising numbers into the
 * project's name, as keys do. Everything that is made and shown is told to the test as it happens, so nothing of it dies with the page.
 */
export class RenamingPage {
  readonly page: Page
  readonly told: Told[] = []

  private constructor(page: Page) {
    this.page = page
  }

  /** Call once for a context, before its first page. Scene frames are left out. */
  static async prepare(context: BrowserContext): Promise<void> {
    await context.route(/^http:\/\/127\.0\.0\.1:/, (route) => route.abort())
    await context.exposeBinding('tell', ({ page }, told: Told) => pages.get(page)?.told.push(told))
  }

  static async open(context: BrowserContext, url: string): Promise<RenamingPage> {
    const page = await pageAt(context, url)
    const opened = new RenamingPage(page)
    pages.set(page, opened)
    await page.locator(nameField).waitFor({ timeout: 30_000 })
    return opened
  }

  name(): Promise<string> {
    return this.page.locator(nameField).inputValue()
  }

  /** The number in the name; 0 when there is another name. */
  async number(): Promise<number> {
    return Number(/^Edit (\d+)$/.exec(await this.name())?.[1] ?? 0)
  }

  status(): Promise<string | null> {
    return this.page.locator(statusLine).getAttribute('data-kind')
  }

  async isStatus(kind: string, timeout = 15_000): Promise<void> {
    await expect(this.page.locator(statusLine)).toHaveAttribute('data-kind', kind, { timeout })
  }

  async rename(n: number): Promise<void> {
    const field = this.page.locator(nameField)
    await field.fill(`Edit ${n}`)
    await field.press('Enter')
  }

  /** Goes on renaming from `from` on, with a pause of `pauses[i]` ms after each edit, over and over. */
  async startRenaming(from: number, pauses: readonly number[]): Promise<void> {
    await this.page.evaluate(
      async ([nameField, statusLine, from, pauses]) => {
        const field = document.querySelector<HTMLInputElement>(nameField)
        const status = document.querySelector<HTMLElement>(statusLine)
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        if (!field || !status || !write) throw new Error('the workspace is not there')
        const probes = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open('probes', 1)
          request.onupgradeneeded = () => request.result.createObjectStore('probes')
          request.onsuccess = () => resolve(request.result)
        })
        let n = from - 1
        const observer = new MutationObserver(() =>
          window.tell({ what: 'shown', n, at: Date.now(), shown: status.dataset.kind ?? '' }),
        )
        observer.observe(status, { attributes: true, childList: true, characterData: true, subtree: true })
        const edit = () => {
          n++
          const made = { n, at: Date.now(), shown: '' }
          field.focus()
          write.call(field, `Edit ${n}`)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
          window.tell({ what: 'edit', ...made })
          const probe = probes.transaction('probes', 'readwrite')
          probe.objectStore('probes').put(n, 'newest')
          probe.oncomplete = () => window.tell({ what: 'probe', ...made })
          setTimeout(edit, pauses[n % pauses.length])
        }
        edit()
      },
      [nameField, statusLine, from, pauses] as const,
    )
  }
}

/**
 * An empty page at an address that answered. A process that the browser kept in reserve may have been killed with the others: a page that gets
 * it crashes at once or, now and then, never comes, and the next one is new.
 */
async function pageAt(context: BrowserContext, url: string): Promise<Page> {
  let reason: unknown
  for (let tries = 1; tries <= 3; tries++) {
    const coming = context.newPage()
    try {
      const page = await Promise.race([coming, pause(20_000, undefined, { ref: false })])
      if (!page) throw new Error('Timeout: no page')
      await page.goto(url, { waitUntil: 'commit', timeout: 30_000 })
      return page
    } catch (error) {
      if (!(error instanceof Error && /crashed|Timeout/.test(error.message))) throw error
      reason = error
      // Should it come after all, it must not open the project as a second tab.
      void coming.then((late) => late.close()).catch(() => undefined)
    }
  }
  throw new Error(`the browser gives no page for ${url}`, { cause: reason })
}

const pages = new Map<Page, RenamingPage>()
