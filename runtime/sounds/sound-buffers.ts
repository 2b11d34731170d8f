import { isSoundName } from '../../language/sounds/sound-catalogue.ts'
import { readFile } from '../files/read-file.ts'
import type { WorldFiles } from '../files/world-files.ts'
import { renderNote, renderSound } from './render-sound.ts'
import { sampleRate } from './render-tone.ts'

/** Sounds and notes that are kept made; notes come in any length. */
const mostKept = 200

/** The sounds of a page, each made or read once. */
export class SoundBuffers {
  readonly #context: AudioContext
  readonly #files: Pick<WorldFiles, 'address'>
  readonly #made = new Map<string, Promise<AudioBuffer | null>>()

  constructor(context: AudioContext, files: Pick<WorldFiles, 'address'>) {
    this.#context = context
    this.#files = files
  }

  /** A sound of the library by its name, a file by its source; `null` when it cannot be read. */
  sound(name: string): Promise<AudioBuffer | null> {
    return this.#keep(name, async () =>
      isSoundName(name) ? this.#bufferOf(await renderSound(name)) : this.#read(name),
    )
  }

  note(key: number, seconds: number): Promise<AudioBuffer | null> {
    return this.#keep(`note ${key} ${seconds}`, async () => this.#bufferOf(await renderNote(key, seconds)))
  }

  #keep(key: string, make: () => Promise<AudioBuffer | null>): Promise<AudioBuffer | null> {
    const known = this.#made.get(key)
    if (known) return known
    const made = make()
    const [oldest] = this.#made.keys()
    if (oldest !== undefined && this.#made.size >= mostKept) this.#made.delete(oldest)
    this.#made.set(key, made)
    return made
  }

  async #read(source: string): Promise<AudioBuffer | null> {
    const bytes = await readFile(await this.#files.address(source))
    return this.#context.decodeAudioData(bytes.buffer).catch(() => null)
  }

  #bufferOf(samples: Float32Array<ArrayBuffer>): AudioBuffer | null {
    if (samples.length === 0) return null
    const buffer = new AudioBuffer({ length: samples.length, sampleRate })
    buffer.copyToChannel(samples, 0)
    return buffer
  }
}
