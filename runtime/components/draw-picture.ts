/** Pixels of the longer side of a picture in the scene: one of an SVG may say any number. */
const most = 2048

/** A picture on a canvas, made smaller where it is too large for a scene; `color` lies behind what is see-through in it. */
export function drawPicture(image: HTMLImageElement, color?: string): HTMLCanvasElement {
  const share = Math.min(1, most / Math.max(1, image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * share))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * share))
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no 2d canvas')
  if (color !== undefined) {
    ink.fillStyle = color
    ink.fillRect(0, 0, canvas.width, canvas.height)
  }
  ink.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
