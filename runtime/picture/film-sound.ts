import type { Players } from '../files/players.ts'
import type { Tap } from '../sounds/tap.ts'

/** Milliseconds that a browser gets to let it be heard; one that does not want to, before a press, would never say so. */
const patience = 1_000

/** TypeScript does not know of it, since not every browser has it. */
interface Captured extends HTMLMediaElement {
  captureStream(): MediaStream
}

const canBeCaptured = (media: HTMLMediaElement): media is Captured => 'captureStream' in media

/** Where all that is heard comes together. */
interface Desk {
  readonly context: AudioContext
  readonly out: MediaStreamAudioDestinationNode
}

/** One thing that is heard in a film. */
interface Line {
  readonly track: MediaStreamTrack
  readonly gain: GainNode
  readonly source: MediaStreamAudioSourceNode
}

/**
 * What is heard while a film is taken, as one track. Its context is its own: that of a run waits whenever the run does, and a recorder takes no
 * picture for which it has no sound.
 */
export class FilmSound {
  readonly #players: Pick<Players, 'all'>
  readonly #taps: ReadonlySet<Tap>
  readonly #streams = new Map<Captured, MediaStream>()
  /** What may not be heard in a film, as of another site. */
  readonly #unheard = new WeakSet<object>()
  readonly #lines = new Map<object, Line>()
  #desk: Desk | null = null

  constructor(players: Pick<Players, 'all'>, taps: ReadonlySet<Tap>) {
    this.#players = players
    this.#taps = taps
  }

  /** What to film; `null` where the browser lets nothing be heard yet. */
  async begin(): Promise<MediaStreamTrack | null> {
    const context = new AudioContext()
    const isRunning = await Promise.race([
      context.resume().then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, patience, false)),
    ])
    if (!isRunning) {
      void context.close()
      return null
    }
    this.#desk = { context, out: new MediaStreamAudioDestinationNode(context) }
    const { out } = this.#desk
    // With nothing connected to it there would not be silence but no sound at all, and the recorder would wait for it.
    const silence = new ConstantSourceNode(context, { offset: 0 })
    silence.connect(out)
    silence.start()
    this.listen()
    return out.stream.getAudioTracks()[0] ?? null
  }

  /** Takes in what has come to be heard since, and as loud as it is. To be called before each picture. */
  listen(): void {
    if (!this.#desk) return
    for (const tap of this.#taps) this.#take(this.#desk, tap, tap, 1)
    for (const media of this.#players.all)
      if (canBeCaptured(media))
        this.#take(this.#desk, media, () => this.#streamOf(media), media.muted ? 0 : media.volume)
  }

  end(): void {
    void this.#desk?.context.close()
    this.#desk = null
    this.#lines.clear()
    // What is captured costs as long as it is.
    for (const stream of this.#streams.values()) for (const track of stream.getTracks()) track.stop()
    this.#streams.clear()
  }

  /** It is asked while a picture is drawn, which nothing that may not be heard must stop. */
  #take(desk: Desk, from: object, streamOf: () => MediaStream, share: number) {
    if (this.#unheard.has(from)) return
    try {
      this.#connect(desk, from, streamOf(), share)
    } catch {
      this.#unheard.add(from)
    }
  }

  #connect({ context, out }: Desk, from: object, stream: MediaStream, share: number) {
    let line = this.#lines.get(from)
    // What begins anew after its end has another track.
    if (line?.track.readyState !== 'live') {
      const track = stream.getAudioTracks().find(({ readyState }) => readyState === 'live')
      if (!track) return
      line?.gain.disconnect()
      const source = new MediaStreamAudioSourceNode(context, { mediaStream: new MediaStream([track]) })
      line = { track, source, gain: new GainNode(context) }
      source.connect(line.gain).connect(out)
      this.#lines.set(from, line)
    }
    line.gain.gain.value = share
  }

  #streamOf(media: Captured): MediaStream {
    const stream = this.#streams.get(media) ?? media.captureStream()
    this.#streams.set(media, stream)
    // The pictures of a video are in the film already.
    for (const track of stream.getVideoTracks()) track.stop()
    return stream
  }
}
