import type { WorldFiles } from '../files/world-files.ts'
import type { SoundEffect, SoundStart } from '../simulation/sim-effect.ts'
import { SoundBuffers } from './sound-buffers.ts'
import type { Tap } from './tap.ts'

type Begin = Extract<SoundEffect, { does: 'begin' }>

/** How far something is heard as loud as it is, in metres, and in how many seconds a sound comes and goes, so that nothing cracks. */
const nearby = 3
const ramp = 0.015
/** Seconds after which what could not be heard yet is not worth hearing any more. */
const tooLate = 0.4

/** A sound that is on, or about to be. */
interface Sound {
  readonly begin: Begin
  readonly askedAt: number
  isEnded: boolean
  on: {
    readonly source: AudioBufferSourceNode
    readonly gain: GainNode
    readonly panner: PannerNode | null
  } | null
}

/** Where a sound is, as the ears see it: x to the right, y up, z back, metres. `null` = it is nowhere any more. */
export type Bearing = (from: NonNullable<Begin['from']>) => readonly [number, number, number] | null

/** Plays what a run wants to be heard, through the one audio context of its page. */
export class SoundPlayer {
  readonly #context = new AudioContext()
  readonly #loudness = new GainNode(this.#context)
  // Many sounds at once would be cut off where they add up.
  readonly #limiter = new DynamicsCompressorNode(this.#context, { threshold: -8, ratio: 12 })
  readonly #buffers: SoundBuffers
  readonly #bearing: Bearing
  readonly #sounds = new Map<number, Sound>()
  #tapped: MediaStreamAudioDestinationNode | null = null
  #isPaused = false

  /** `onState` is called with whether the browser lets it be heard, whenever that changes. */
  constructor(
    files: Pick<WorldFiles, 'address'>,
    bearing: Bearing,
    onState: (isHeard: boolean) => void = () => undefined,
  ) {
    this.#buffers = new SoundBuffers(this.#context, files)
    this.#bearing = bearing
    this.#loudness.connect(this.#limiter).connect(this.#context.destination)
    this.#context.addEventListener('statechange', () => {
      onState(this.isAllowed)
      if (this.#isOn) this.#catchUp()
    })
  }

  /** Whether the browser lets it be heard. */
  get isAllowed(): boolean {
    return this.#isPaused || this.#context.state === 'running'
  }

  /** All that is heard. */
  readonly tap: Tap = () => {
    if (!this.#tapped) {
      this.#tapped = new MediaStreamAudioDestinationNode(this.#context)
      this.#limiter.connect(this.#tapped)
    }
    return this.#tapped.stream
  }

  take(effect: SoundEffect): void {
    switch (effect.does) {
      case 'begin': {
        // A step of a paused world is looked at, not listened to.
        if (this.#isPaused && !effect.loops) return
        const sound = { begin: effect, askedAt: performance.now() / 1000, isEnded: false, on: null }
        this.#sounds.set(effect.id, sound)
        void this.#begin(sound)
        return
      }
      case 'end':
        this.#end(this.#sounds.get(effect.id))
        return
      case 'volume':
        this.#loudness.gain.setTargetAtTime(effect.share, this.#context.currentTime, ramp)
    }
  }

  /** To be called after a press of the person: before one, browsers are silent. */
  allow(): void {
    if (!this.#isPaused) void this.#context.resume()
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    void (isPaused ? this.#context.suspend() : this.#context.resume())
  }

  /** Before each picture: sounds go along with their things. */
  follow(): void {
    for (const { begin, on } of this.#sounds.values())
      if (on?.panner && begin.from) this.#place(on.panner, begin.from)
  }

  /** Silence, at once and for good. */
  close(): void {
    for (const sound of this.#sounds.values()) sound.isEnded = true
    this.#sounds.clear()
    void this.#context.close()
  }

  get #isOn(): boolean {
    return this.#context.state === 'running' && !this.#isPaused
  }

  /** What could not be heard until now. */
  #catchUp() {
    for (const sound of this.#sounds.values()) {
      const { loops, id } = sound.begin
      if (loops || performance.now() / 1000 - sound.askedAt < tooLate) void this.#begin(sound)
      else if (!sound.on) this.#sounds.delete(id)
    }
  }

  async #begin(sound: Sound) {
    const { what, loops, from, id } = sound.begin
    const buffer = await this.#bufferOf(what)
    if (!buffer) this.#sounds.delete(id)
    if (!buffer || sound.isEnded || sound.on || !this.#isOn) return
    const playbackRate = 'pitch' in what ? what.pitch : 1
    const source = new AudioBufferSourceNode(this.#context, { buffer, loop: loops, playbackRate })
    const gain = new GainNode(this.#context, { gain: what.share })
    const panner = from && new PannerNode(this.#context, { refDistance: nearby })
    if (panner && from) this.#place(panner, from)
    source.connect(gain)
    if (panner) gain.connect(panner)
    ;(panner ?? gain).connect(this.#loudness)
    source.addEventListener('ended', () => {
      this.#sounds.delete(id)
      ;(panner ?? gain).disconnect()
    })
    source.start()
    sound.on = { source, gain, panner }
  }

  #bufferOf(what: SoundStart): Promise<AudioBuffer | null> {
    return 'key' in what ? this.#buffers.note(what.key, what.seconds) : this.#buffers.sound(what.sound)
  }

  #end(sound: Sound | undefined) {
    if (!sound) return
    sound.isEnded = true
    this.#sounds.delete(sound.begin.id)
    const { on } = sound
    if (!on) return
    on.gain.gain.setTargetAtTime(0, this.#context.currentTime, ramp)
    on.source.stop(this.#context.currentTime + ramp * 5)
  }

  #place(panner: PannerNode, from: NonNullable<Begin['from']>) {
    const place = this.#bearing(from)
    if (!place) return
    panner.positionX.value = place[0]
    panner.positionY.value = place[1]
    panner.positionZ.value = place[2]
  }
}
