import type { BrowserContext, Frame } from '@playwright/test'

/** What a scene's page shows and plays of the library. */
export interface ShownFiles {
  /** Meshes of each kind of thing, by its component. */
  readonly meshes: Readonly<Record<'image' | 'imported' | 'video', number>>
  /** Sounds and films that are on their way, by their element, in order. A machine without a loudspeaker moves a sound a little only. */
  readonly playing: readonly string[]
}

/** Lets `shownFiles` know of sounds and films, which hang in no page. To be called before the page is opened. */
export const watchMedia = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const media: HTMLMediaElement[] = []
    Object.assign(window, { playedMedia: media })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      media.push(this)
      return play.call(this)
    }
  })

const nothing: ShownFiles = { meshes: { image: 0, imported: 0, video: 0 }, playing: [] }

/** Nothing of a page that was replaced just then, as one is that answers late on a busy machine. */
export const shownFiles = (frame: Pick<Frame, 'evaluate'>): Promise<ShownFiles> =>
  frame.evaluate(readShown).catch(() => nothing)

/** Runs in the page. */
function readShown(): ShownFiles {
  const count = (component: string) => {
    let meshes = 0
    for (const element of document.querySelectorAll(`a-entity[world-${component}]`)) {
      const { object3D } = element as Element & {
        object3D: { traverse(visit: (part: { isMesh?: boolean }) => void): void }
      }
      object3D.traverse((part) => {
        if (part.isMesh) meshes += 1
      })
    }
    return meshes
  }
  const { playedMedia } = window as Window & { playedMedia?: HTMLMediaElement[] }
  const playing = (playedMedia ?? [])
    .filter(({ paused, currentTime, error }) => !paused && currentTime > 0 && error === null)
    .map(({ localName }) => localName)
  return {
    meshes: { image: count('image'), imported: count('imported'), video: count('video') },
    playing: [...new Set(playing)].sort(),
  }
}
