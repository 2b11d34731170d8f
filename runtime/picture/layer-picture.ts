import { LayerCopy } from './layer-copy.ts'
import { pageStyles } from './page-styles.ts'

/** Milliseconds between two pictures at least: each costs a slow machine a good part of a frame. */
const shortestPause = 100

/** What XML forbids in a text, and a program may write all the same. */
const unwritable = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A layer, and how large the page was. */
interface Shown {
  readonly look: HTMLElement
  readonly width: number
  readonly height: number
}

const svg = 'http://www.w3.org/2000/svg'

/**
 * The HTML that lies over the world, as a picture of the size of the page. Browsers draw HTML into a canvas only as a part of an SVG picture, which
 * is made of it whenever it has changed; until the next one is ready the one before is the newest.
 */
export class LayerPicture {
  readonly #look: () => HTMLElement
  readonly #copies = new LayerCopy()
  #styles: Promise<string> | null = null
  #picture: HTMLImageElement | null = null
  /** What the picture shows, or the one that is being made. */
  #shown: Shown | null = null
  #paintedAt = Number.NEGATIVE_INFINITY
  #isPainting = false
  /** This browser does not let a canvas be read any more that such a picture was drawn into. */
  #isSpoiling = false

  /** `look` gives the same element as long as nothing changes, and another one afterwards. */
  constructor(look: () => HTMLElement) {
    this.#look = look
  }

  /** Forgets what is not shown any more: a film does not begin with the end of the one before it. */
  begin(): void {
    this.#copies.begin()
    if (!this.#isPainting && this.#copies.isWhole && this.#isNewest(this.#look())) return
    this.#picture = null
    this.#shown = null
  }

  /** The newest picture; `null` as long as there is none, and where the browser makes none. */
  take(): HTMLImageElement | null {
    if (!this.#isPainting && !this.#isSpoiling && performance.now() - this.#paintedAt >= shortestPause) {
      const look = this.#look()
      if (!this.#isNewest(look)) void this.#paint(look)
    }
    return this.#picture
  }

  #isNewest(look: HTMLElement): boolean {
    const shown = this.#shown
    return shown?.look === look && shown.width === innerWidth && shown.height === innerHeight
  }

  async #paint(look: HTMLElement) {
    this.#isPainting = true
    this.#shown = { look, width: innerWidth, height: innerHeight }
    this.#paintedAt = performance.now()
    try {
      const picture = new Image(innerWidth, innerHeight)
      const drawn = drawing(await this.#copies.of(look), await this.#stylesOfPage())
      picture.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`
      await picture.decode()
      // A film that has begun meanwhile has another one made.
      if (this.#shown?.look !== look) return
      this.#isSpoiling = spoils(picture)
      this.#picture = this.#isSpoiling ? null : picture
    } catch {
      // A picture that this browser cannot make: the film goes on with the one that it has.
    } finally {
      this.#isPainting = false
    }
  }

  /** Asked for again with the next picture when they did not come. */
  async #stylesOfPage(): Promise<string> {
    this.#styles ??= pageStyles()
    try {
      return await this.#styles
    } catch (error) {
      this.#styles = null
      this.#shown = null
      throw error
    }
  }
}

function drawing(look: HTMLElement, styles: string): string {
  const [width, height] = [String(innerWidth), String(innerHeight)]
  const root = document.createElementNS(svg, 'svg')
  const page = document.createElementNS(svg, 'foreignObject')
  const style = document.createElement('style')
  style.textContent = styles
  for (const part of [root, page]) {
    part.setAttribute('width', width)
    part.setAttribute('height', height)
  }
  page.append(style, look)
  root.append(page)
  return new XMLSerializer().serializeToString(root).toWellFormed().replaceAll(unwritable, '\uFFFD')
}

function spoils(picture: HTMLImageElement): boolean {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(picture, 0, 0, 1, 1)
  try {
    pen?.getImageData(0, 0, 1, 1)
    return false
  } catch {
    return true
  }
}
