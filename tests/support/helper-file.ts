import { expect, type Page } from '@playwright/test'

/** The addresses of the scripts that the frames of a page ask for, from now on. */
export function scriptsOfFrames(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() !== page.mainFrame()) asked.push(request.url())
  })
  return asked
}

/** The configuration names the page of the scene, and the page the one file with the helper functions: it was asked for, and scripts of this build alone. */
export async function expectOwnHelpers(
  { request }: Page,
  url: string,
  asked: readonly string[],
): Promise<void> {
  const { inspector } = await (await request.get(`${url}/utils/updateVersionInfo`)).json()
  const { framePath } = await (await request.get(`${url}/app-config.json`)).json()
  expect(new URL(inspector).pathname).toBe(framePath)
  const named = /<script[^>]* src="([^"]+)"/.exec(await (await request.get(inspector)).text())?.[1] ?? ''
  expect(asked.map((address) => new URL(address).pathname)).toContain(new URL(named, inspector).pathname)
  const build = framePath.slice(0, framePath.lastIndexOf('/') + 1)
  for (const address of asked) expect(new URL(address).pathname.startsWith(build), address).toBe(true)
}
