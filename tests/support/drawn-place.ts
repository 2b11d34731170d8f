import type { FrameLocator } from '@playwright/test'

/** Where a running world draws a thing (metres). */
export const drawnPlace = (world: FrameLocator, id: string): Promise<readonly number[]> =>
  world
    .locator(`[data-entity="${id}"]`)
    .evaluate(
      (element: Element & { object3D?: { position: { toArray(): number[] } } }) =>
        element.object3D?.position.toArray() ?? [],
    )
