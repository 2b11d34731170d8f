import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../ensure-chromium.ts'
import { chromiumArguments } from './chromium-arguments.ts'

/** A headless Chromium that draws WebGL without a graphics card and calls nobody; `moreArguments` are Chromium's. Close it when done. */
export function launchChromium(moreArguments: readonly string[] = []): Promise<Browser> {
  const executablePath = ensureChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArguments, ...moreArguments],
  })
}
