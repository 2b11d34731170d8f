import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'

/** A headless Chromium that draws WebGL without a graphics card and calls nobody. Close it when done. */
export function launchChromium(): Promise<Browser> {
  const executablePath = ensureChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-sync',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
}
