import type { Locator } from '@playwright/test'

/** Where something lies on the page, pixels. Throws where it is not shown. */
export async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

export async function middleOf(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await boxOf(what)
  return { x: x + width / 2, y: y + height / 2 }
}
