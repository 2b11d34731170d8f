import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntityId } from '../../../model/ids.ts'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { aframePages } from './aframe-pages.ts'
import { imported } from './imported.ts'
import { type ShownEntity, shownScene } from './shown-scene.ts'

const patience = 120_000
const aframe = join(dirname(createRequire(import.meta.url).resolve('aframe')), 'aframe-v1.8.0.min.js')
/** Pages that differ in a detail, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'animation-unfold': 'A-Frame reads a pivot out of a mixin before it knows the position',
  'docs-aincraft': 'A-Frame hides hands that hold no controller',
  'test-text': 'planes as large as their words wait in A-Frame for a font of another host',
}
const results = new Map<string, boolean>()

describe('a page of A-Frame shows the same entities here as A-Frame itself makes of it', () => {
  let browser: Browser
  let frame: OpenFrame
  beforeAll(async () => {
    browser = await launchChromium()
    frame = await openFrame('edit')
  }, patience)
  afterAll(async () => {
    await frame?.close()
    await browser?.close()
  })

  /** The page as it is: its A-Frame is ours, nothing else of it is there, and no time passes. */
  async function shownByAframe(html: string): Promise<readonly ShownEntity[]> {
    const page = await browser.newPage({ viewport: { width: 320, height: 180 } })
    const script = await readFile(aframe, 'utf8')
    const host = 'http://page.test'
    await page.route('**/*', (route) => {
      const url = route.request().url()
      if (url === `${host}/a/b/c/page.html`)
        return route.fulfill({ contentType: 'text/html', body: withoutPolicy(html) })
      if (/\/aframe[^/]*\.js$/.test(url))
        return route.fulfill({ contentType: 'text/javascript', body: script })
      return route.abort()
    })
    await page.addInitScript('window.requestAnimationFrame = () => 0')
    await page.goto(`${host}/a/b/c/page.html`)
    await page.waitForFunction(
      '[...document.querySelectorAll("a-scene, a-scene *")].every((el) => !el.isEntity || el.hasLoaded || el.closest("a-assets"))',
      undefined,
      // Not by frames, which this page never gets.
      { timeout: 20_000, polling: 50 },
    )
    const shown = await shownScene(page)
    await page.close()
    return shown
  }

  async function shownHere(html: string): Promise<readonly ShownEntity[]> {
    const { project, scene, page } = imported(html)
    const count = (await frame.heard('scene.shown')).length
    const entities = project.entities(scene.id).map(frameEntityOf)
    await frame.say({ type: 'scene.load', entities })
    await frame.waitFor('scene.shown', count + 1)
    const inner = frame.page.frames().find((one) => one.url().endsWith('frame.html'))
    if (!inner) throw new Error('no scene frame')
    const ofThePage = new Set<EntityId | string>(page.things.map(({ entityId }) => entityId))
    return (await shownScene(inner)).filter((one) => 'id' in one && ofThePage.has(String(one.id)))
  }

  it.each(aframePages)(
    '$name',
    async ({ name, html }) => {
      const [theirs, ours] = [await shownByAframe(html), await shownHere(html)]
      const isSame = JSON.stringify(ours.map(comparable)) === JSON.stringify(theirs.map(comparable))
      results.set(name, isSame)
      expect(ours).toHaveLength(theirs.length)
      if (otherwise[name] === undefined) expect(ours.map(comparable)).toEqual(theirs.map(comparable))
      else expect(isSame).toBe(false)
    },
    patience,
  )

  it('for at least 18 of the 23', () => {
    const same = [...results].filter(([, isSame]) => isSame)
    console.log(`${same.length} of ${results.size} pages show the same`)
    expect(same.length).toBeGreaterThanOrEqual(18)
  })
})

/** Names are ours. */
const comparable = ({ name: _, id: __, ...shown }: ShownEntity & { readonly id?: string }) => shown

/** A policy of the page's own would shut out what stands in for its host. */
const withoutPolicy = (html: string): string =>
  html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
