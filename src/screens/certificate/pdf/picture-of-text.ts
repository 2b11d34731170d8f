/** Room around the letters, which may reach beyond their box. Pixels. */
const room = 12

/** A see-through PNG of a line in a CSS font, as this browser writes it. */
export async function pictureOfText(text: string, font: string): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas')
  const measured = canvas.getContext('2d')
  if (!measured) throw new Error('no 2d canvas')
  measured.font = font
  const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = measured.measureText(text)
  canvas.width = Math.ceil(width) + room * 2
  canvas.height = Math.ceil(up + down) + room * 2
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas')
  pen.font = font
  pen.fillText(text, room, room + up)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the canvas gave no picture')
  return blob.arrayBuffer()
}
