/** The longer side of a picture in a copy, in pixels: it is seen on a part of the page, and a photo as it was taken would take seconds. */
const longest = 640

/** Copies the HTML that lies over a world so that the copy stands alone: its pictures lie in it, and what is not seen is not there. */
export class LayerCopy {
  /** The pictures of addresses as they lie in a copy; `null` = they do not come. */
  readonly #pictures = new Map<string, Promise<string | null>>()

  #isWhole = true

  /** Whether all pictures of the last copy have come. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Asks for pictures once more that did not come. */
  begin(): void {
    this.#pictures.clear()
  }

  async of(look: HTMLElement): Promise<HTMLElement> {
    const copy = look.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('the copy of an element is none')
    for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove()
    this.#isWhole = true
    await Promise.all([...copy.querySelectorAll('img')].map((image) => this.#fill(image)))
    return copy
  }

  async #fill(image: HTMLImageElement) {
    const { src } = image
    if (src.startsWith('data:')) return
    const small = this.#pictures.get(src) ?? smallPicture(src)
    this.#pictures.set(src, small)
    const address = await small
    if (address !== null) image.src = address
    else {
      image.removeAttribute('src')
      this.#isWhole = false
    }
  }
}

async function smallPicture(address: string): Promise<string | null> {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return drawnSmall(picture)
  } catch {
    // The film goes on without a picture that does not come, or that no canvas may be read with.
    return null
  }
}

function drawnSmall(picture: HTMLImageElement): string {
  const [width, height] = [picture.naturalWidth || longest, picture.naturalHeight || longest]
  const share = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.ceil(width * share), height: Math.ceil(height * share) })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp')
}
