import type { FilmPart } from '../../protocol/frame/film-part.ts'
import { filmSize } from './film-size.ts'

/** What most devices can show comes first; an empty one is what this browser likes best. */
const formats = {
  silent: ['video/mp4;codecs=avc1.42E028', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', ''],
  heard: [
    'video/mp4;codecs=avc1.42E028,mp4a.40.2',
    'video/mp4;codecs=avc1.42E028,opus',
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=vp8,opus',
    '',
  ],
}
const picturesPerSecond = 30
const bitsPerSecond = 6_000_000
const soundBitsPerSecond = 128_000
/** Milliseconds: so much of a film is in a part, and from so often on can it be watched: the rest is lost when the page of the run goes away. */
const partLength = 250
const wholePictureEvery = 500

/** What lies over the world, as a picture of the newest; from `begin` on none of what was before. */
interface Layer {
  begin(): void
  take(): CanvasImageSource | null
}

/** What is heard; `begin` gives nothing where a browser lets nothing be heard. */
interface Sound {
  begin(): Promise<MediaStreamTrack | null>
  listen(): void
  end(): void
}

/** TypeScript does not know of it yet; a browser that does not either takes no heed of it. Milliseconds. */
interface FilmOptions extends MediaRecorderOptions {
  readonly videoKeyFrameIntervalDuration: number
}

/**
 * Films a canvas in parts. It paints what is shown into a canvas of its own, because the world's changes its size when the window does or the machine
 * cannot keep up, and a film has one size.
 */
export class Film {
  readonly #world: HTMLCanvasElement
  readonly #layer: Layer
  readonly #sound: Sound
  readonly #tell: (part: FilmPart) => void
  #painter: CanvasRenderingContext2D | null = null
  #recorder: MediaRecorder | null = null
  #isFilming = false
  /** Until the end is asked for, which may be before it has begun. */
  #isWanted = false

  /** `tell` gets every part, and at the end one that is the last. */
  constructor(world: HTMLCanvasElement, layer: Layer, sound: Sound, tell: (part: FilmPart) => void) {
    this.#world = world
    this.#layer = layer
    this.#sound = sound
    this.#tell = tell
  }

  /** Nothing when it films. A browser that cannot film says so by a last part at once. */
  begin(): void {
    this.#isWanted = true
    if (this.#isFilming) return
    this.#isFilming = true
    this.#record().catch(() => this.#tellNothing())
  }

  /** The last part follows. */
  end(): void {
    this.#isWanted = false
    if (this.#recorder?.state === 'recording') this.#recorder.stop()
  }

  /** To be called after a picture was drawn and before the browser shows it: afterwards there is nothing in the canvas. */
  readonly paint = () => {
    if (!this.#recorder || !this.#painter) return
    const { width, height } = this.#painter.canvas
    this.#painter.drawImage(this.#world, 0, 0, width, height)
    const layer = this.#layer.take()
    if (layer) this.#painter.drawImage(layer, 0, 0, width, height)
    this.#sound.listen()
  }

  async #record() {
    // A film without its sound is better than none.
    const sound = await this.#sound.begin().catch(() => null)
    if (!this.#isWanted) return this.#tellNothing()
    const canvas = Object.assign(
      document.createElement('canvas'),
      filmSize(this.#world.width, this.#world.height),
    )
    this.#layer.begin()
    this.#painter = canvas.getContext('2d', { alpha: false })
    const mimeType = formats[sound ? 'heard' : 'silent'].find((format) =>
      MediaRecorder.isTypeSupported(format),
    )
    const options: FilmOptions = {
      ...(mimeType && { mimeType }),
      videoBitsPerSecond: bitsPerSecond,
      audioBitsPerSecond: soundBitsPerSecond,
      videoKeyFrameIntervalDuration: wholePictureEvery,
    }
    const stream = canvas.captureStream(picturesPerSecond)
    if (sound) stream.addTrack(sound)
    const recorder = new MediaRecorder(stream, options)
    let inOrder = Promise.resolve()
    const tellNext = (blob: Blob, isLast: boolean) => {
      inOrder = inOrder.then(async () =>
        this.#tell({ bytes: new Uint8Array(await blob.arrayBuffer()), isLast }),
      )
    }
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) tellNext(data, false)
    }
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      tellNext(new Blob(), true)
      this.#release()
    }
    recorder.start(partLength)
    this.#recorder = recorder
  }

  #tellNothing() {
    this.#tell({ bytes: new Uint8Array(), isLast: true })
    this.#release()
  }

  #release() {
    this.#recorder = null
    this.#isFilming = false
    this.#sound.end()
  }
}
