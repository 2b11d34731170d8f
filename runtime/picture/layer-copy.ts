import { dataAddress } from './data-address.ts'

/** Copies the HTML that lies over a world so that the copy stands alone: its pictures lie in it, and what is not seen is not there. */
export class LayerCopy {
  /** What the pictures of an address hold; `null` = they do not come. */
  readonly #pictures = new Map<string, Promise<string | null>>()

  async of(look: HTMLElement): Promise<HTMLElement> {
    const copy = look.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('the copy of an element is none')
    for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove()
    await Promise.all([...copy.querySelectorAll('img')].map((image) => this.#fill(image)))
    return copy
  }

  async #fill(image: HTMLImageElement) {
    const { src } = image
    if (src.startsWith('data:')) return
    const held = this.#pictures.get(src) ?? fetched(src)
    this.#pictures.set(src, held)
    const address = await held
    if (address === null) image.removeAttribute('src')
    else image.src = address
  }
}

async function fetched(address: string): Promise<string | null> {
  if (address === '') return null
  try {
    const response = await fetch(address)
    return response.ok ? await dataAddress(await response.blob()) : null
  } catch {
    // The film goes on without a picture that does not come again.
    return null
  }
}
