import type { CDPSession, Page } from '@playwright/test'

/** A page that does nothing any more. */
export interface Asleep {
  /** What an expression, which changes nothing, would say in the page. */
  readonly look: (expression: string) => Promise<unknown>
  readonly wake: () => Promise<void>
}

/**
 * Stops all that a page does, as a browser stops a tab in the background, by its debugger: Chromium freezes no page that can be seen, and
 * without a window each can. What other tabs say meanwhile never comes, which is the worst that a sleep can do. On waking it is told so, as
 * a browser does.
 */
export async function putToSleep(page: Page): Promise<Asleep> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Debugger.enable')
  const paused = callFrame(devtools)
  await devtools.send('Debugger.pause')
  // It stops at the next line that it does.
  void devtools.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined)
  const callFrameId = await paused
  return {
    look: async (expression) => {
      const { result } = await devtools.send('Debugger.evaluateOnCallFrame', {
        callFrameId,
        expression,
        returnByValue: true,
      })
      return result.value
    },
    wake: async () => {
      await devtools.send('Debugger.resume')
      await devtools.send('Debugger.disable')
      await devtools.detach()
      await page.evaluate(() => document.dispatchEvent(new Event('resume')))
    },
  }
}

const callFrame = (devtools: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    devtools.once('Debugger.paused', ({ callFrames: [top] }) => resolve(top?.callFrameId ?? ''))
  })
