import type { Browser } from '@playwright/test'

/** Ends every page of a browser as the system does when memory is short: SIGKILL to the processes that draw them. Returns when. */
export async function killRenderers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const at = Date.now()
  for (const { type, id } of processInfo) if (type === 'renderer') end(id)
  await session.detach()
  return at
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // A spare process that the browser has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
