import { expect } from 'vitest'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { watchPage } from './page-ears.ts'

/** A frame in play mode whose page is heard and seen from its first moment. */
export async function openSeenFrame(): Promise<OpenFrame> {
  const frame = await openFrame('play')
  await frame.page.addInitScript(watchPage)
  return frame
}

/** Nothing of what was played failed, and nothing was asked of a stranger. */
export async function expectNoneFailed(frame: OpenFrame): Promise<void> {
  expect((await frame.heard('run.error')).map(({ error }) => error)).toEqual([])
  expect(frame.strangers).toEqual([])
}
