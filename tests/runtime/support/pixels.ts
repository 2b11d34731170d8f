import type { Page } from '@playwright/test'

/** The colour of one point of a page's screenshot: red, green and blue from 0 to 255. */
export async function colourAt(page: Page, x: number, y: number): Promise<readonly [number, number, number]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const [red, green, blue] = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      pen?.drawImage(image, 0, 0)
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}
