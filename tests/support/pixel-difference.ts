import type { Page } from '@playwright/test'

/** The share (0 to 1) of pixels that differ visibly between two PNG pictures of the same size. */
export function pixelDifference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const pictures = [before.toString('base64'), after.toString('base64')]
  return page.evaluate(async (encoded) => {
    const [a, b] = await Promise.all(
      encoded.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data
      }),
    )
    if (!a || !b || a.length !== b.length) return 1
    let different = 0
    for (let i = 0; i < a.length; i += 4) {
      const distance =
        Math.abs((a[i] ?? 0) - (b[i] ?? 0)) +
        Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0)) +
        Math.abs((a[i + 2] ?? 0) - (b[i + 2] ?? 0))
      if (distance > 24) different += 1
    }
    return different / (a.length / 4)
  }, pictures)
}
