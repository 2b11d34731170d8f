import type { Page } from '@playwright/test'
import type { OpenFrame } from '../../../scripts/frame/open-frame.ts'
import type { PageEars } from './page-ears.ts'

/** A thing as the page of the frame draws it: metres, degrees. */
export interface SeenThing {
  readonly position: readonly number[]
  readonly rotation: readonly number[]
  readonly size: number
  readonly isVisible: boolean
  /** How it looks: the parts of it that A-Frame draws, as they were set. */
  readonly look: string
}

/** Where the camera of the picture stands and looks (metres, radians) and how wide it is (degrees). */
export interface SeenCamera {
  readonly position: readonly number[]
  readonly direction: readonly number[]
  readonly fov: number
}

/** What there was to see and hear of a run in the frame when it stood still. */
export interface Seen extends PageEars {
  readonly things: Readonly<Record<string, SeenThing>>
  readonly camera: SeenCamera
  readonly bursts: number
  /** Pictures on panels. */
  readonly pictures: number
  /** What programs wrote into the console. */
  readonly logs: readonly string[]
  /** What is over the picture now: class and words of each part that is not hidden. */
  readonly layerNow: readonly string[]
  /** Scenes that programs asked for; `null` = their own again. */
  readonly scenes: readonly (string | null)[]
}

type Part = { toArray(): number[] }
interface Drawn extends Element {
  readonly object3D: {
    readonly visible: boolean
    readonly position: Part
    readonly scale: Part
    readonly rotation: { x: number; y: number; z: number }
  }
}

/** The page inside of the frame. */
export function inside(page: Page) {
  const frame = page.frames()[1]
  if (!frame) throw new Error('no frame')
  return frame
}

const readPage = () => {
  const isDrawn = (element: Element): element is Drawn => 'object3D' in element
  const things = [...document.querySelectorAll('a-entity[data-entity]')].filter(isDrawn).map((element) => {
    const { position, rotation, scale, visible } = element.object3D
    return [
      element.getAttribute('data-entity') ?? '',
      {
        position: position.toArray(),
        rotation: [rotation.x, rotation.y, rotation.z].map((part) => (part * 180) / Math.PI),
        size: scale.toArray()[0] ?? 0,
        isVisible: visible,
        // A-Frame keeps what it was given beside the element.
        look: element
          .getAttributeNames()
          .map((name) => `${name}=${element.getAttribute(name)}`)
          .join(' '),
      },
    ] as const
  })
  const scene = document.querySelector('a-scene')
  const camera = scene?.camera
  const matrix = camera?.matrixWorld.elements ?? []
  let bursts = 0
  scene?.object3D.traverse((part: { type: string }) => {
    if (part.type === 'Points') bursts += 1
  })
  const layerNow = [...document.querySelectorAll<HTMLElement>('.screen-layer > *')]
    .filter((part) => part.checkVisibility() && !part.hidden)
    .map((part) => {
      const shown = part.cloneNode(true)
      if (shown instanceof Element) for (const hidden of shown.querySelectorAll('[hidden]')) hidden.remove()
      return `${part.className}: ${shown.textContent}`
    })
  return {
    things: Object.fromEntries(things),
    camera: {
      position: [...matrix.slice(12, 15)],
      direction: [...matrix.slice(8, 11)],
      fov: camera?.fov ?? 0,
    },
    bursts,
    pictures: document.querySelectorAll('.screen-panel img').length,
    layerNow,
    ...window.pageEars,
  }
}

/** What there is to see and hear just now. */
export async function see(frame: OpenFrame): Promise<Seen> {
  const page = await inside(frame.page).evaluate(readPage)
  const logs = (await frame.heard('run.log')).flatMap(({ lines }) => lines.map(({ text }) => text))
  const scenes = (await frame.heard('scene.open')).map(({ name }) => name)
  return { ...page, logs, scenes }
}

/**
 * Looks until what there is to see is as it should be, or gives what is wrong with it after ten seconds: things that were made in the run come into the
 * picture few at a time where a computer is slow.
 */
export async function lookUntil(frame: OpenFrame, first: Seen, check: (seen: Seen) => void): Promise<void> {
  const end = performance.now() + 10_000
  for (let seen = first; ; seen = await see(frame)) {
    try {
      return check(seen)
    } catch (wrong) {
      if (performance.now() > end) throw wrong
    }
    await frame.page.waitForTimeout(200)
  }
}
