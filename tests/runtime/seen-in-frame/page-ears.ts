/** A sound that began to be heard. */
export interface HeardSound {
  readonly milliseconds: number
  readonly loops: boolean
  readonly rate: number
  isEnded: boolean
}

/** What the page of a frame has shown and played since it was opened, beside what stands in it. */
export interface PageEars {
  /** Words that were painted: bubbles and texts. */
  readonly painted: string[]
  /** What came over the picture: class and words of each part. */
  readonly layer: string[]
  readonly sounds: HeardSound[]
  /** Loudness that was asked for, 0 to 1. */
  readonly volumes: number[]
  /** Places of sounds beside the ears. */
  readonly panned: number
  /** How often a film was told to go on, and to wait. */
  films: number
  pauses: number
}

declare global {
  interface Window {
    pageEars: PageEars & { panned: number }
  }
}

/** Lets a page write down what it shows and plays; to be run in it before everything else. */
export function watchPage(): void {
  const ears: Window['pageEars'] = {
    painted: [],
    layer: [],
    sounds: [],
    volumes: [],
    panned: 0,
    films: 0,
    pauses: 0,
  }
  window.pageEars = ears

  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    ears.painted.push(text)
    fillText.call(this, text, ...place)
  }

  const told = new WeakMap<AudioBufferSourceNode, HeardSound>()
  const { start, stop } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...given) {
    const { buffer, loop, playbackRate } = this
    const milliseconds = Math.round((buffer?.duration ?? 0) * 1000)
    const sound = { milliseconds, loops: loop, rate: playbackRate.value, isEnded: false }
    told.set(this, sound)
    ears.sounds.push(sound)
    start.apply(this, given)
  }
  AudioBufferSourceNode.prototype.stop = function (...given) {
    const sound = told.get(this)
    if (sound) sound.isEnded = true
    stop.apply(this, given)
  }
  const { setTargetAtTime } = AudioParam.prototype
  AudioParam.prototype.setTargetAtTime = function (share, ...when) {
    ears.volumes.push(share)
    return setTargetAtTime.call(this, share, ...when)
  }
  const Panner = PannerNode
  window.PannerNode = class extends Panner {
    constructor(context: BaseAudioContext, options?: PannerOptions) {
      super(context, options)
      ears.panned += 1
    }
  }
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    ears.films += 1
    return play.call(this)
  }
  const { pause } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.pause = function () {
    ears.pauses += 1
    pause.call(this)
  }

  const note = (part: Node | null) => {
    const element = part instanceof Element ? part : part?.parentElement
    const shown = element?.closest('.screen-layer > *')
    if (shown) ears.layer.push(`${shown.className}: ${shown.textContent}`)
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      note(target)
      for (const added of addedNodes) note(added)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
