import { afterAll, beforeAll, expect, it } from 'vitest'
import { soundCatalogue, soundNames } from '../../language/sounds/sound-catalogue.ts'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { wavFile } from '../support/files/sounds.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

const patience = 90_000
const source = `
  sound.loop('car')
  onKey('q', () => { sound.volume = 0 })
  onKey('l', () => { sound.volume = 1 })
  onKey('v', () => speak('Hello there', 'en'))
  onKey('o', () => sound.play('My roar', {at: scene.get('box')}))
  onKey('e', async () => {
    sound.stopAll()
    for (const name of ${JSON.stringify(soundNames)}) {
      sound.play(name)
      await nextFrame()
      sound.stopAll()
    }
    console.log('all')
  })
  onKey('m', () => sound.loop('happy-music'))`

/** What a sound is when the browser itself renders it. */
interface Rendered {
  readonly milliseconds: number
  readonly peak: number
  readonly isNumbers: boolean
  readonly start: string
}
/** What the page is given to listen to itself with. */
interface Ears {
  readonly buffers: AudioBuffer[]
  readonly meters: AnalyserNode[]
  readonly panned: number[]
}
declare global {
  interface Window {
    ears: Ears
  }
}

/** Listens to what goes to the loudspeaker, and keeps every sound that is made. */
function listen(): void {
  const ears: Ears = { buffers: [], meters: [], panned: [] }
  window.ears = ears
  const { connect } = AudioNode.prototype
  const connectTo = (node: AudioNode, target: AudioNode) => Reflect.apply(connect, node, [target])
  AudioNode.prototype.connect = function (this: AudioNode, target: AudioNode | AudioParam) {
    if (!(target instanceof AudioNode)) throw new Error('only nodes are connected')
    if (target instanceof PannerNode) ears.panned.push(target.positionX.value)
    const isLoudspeaker = target instanceof AudioDestinationNode && target.context instanceof AudioContext
    if (!isLoudspeaker) return connectTo(this, target)
    const meter = new AnalyserNode(target.context, { fftSize: 8192 })
    ears.meters.push(meter)
    connectTo(this, meter)
    return connectTo(meter, target)
  } as typeof connect
  // As of a browser in which nobody has pressed anything yet: whoever drives this one has.
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      void this.suspend()
    }
  }
  const { copyToChannel } = AudioBuffer.prototype
  AudioBuffer.prototype.copyToChannel = function (...given) {
    ears.buffers.push(this)
    copyToChannel.apply(this, given)
  }
}

/** Renders what was kept since the last time, apart from the loudspeaker. */
const rendered = async (): Promise<Rendered[]> =>
  Promise.all(
    window.ears.buffers.splice(0).map(async (buffer) => {
      const offline = new OfflineAudioContext(1, buffer.length, buffer.sampleRate)
      const node = new AudioBufferSourceNode(offline, { buffer })
      node.connect(offline.destination)
      node.start()
      const samples = (await offline.startRendering()).getChannelData(0)
      return {
        milliseconds: Math.round((samples.length * 1000) / buffer.sampleRate),
        peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        isNumbers: samples.every(Number.isFinite),
        start: samples.slice(0, 2000).join(),
      }
    }),
  )

/** How loud it is now, from 0 to about 1; nothing where a context waits. */
const loudness = (): number => {
  const meter = window.ears.meters.at(-1)
  if (meter?.context.state !== 'running') return 0
  const samples = new Float32Array(meter.fftSize)
  meter.getFloatTimeDomainData(samples)
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

let frame: OpenFrame
const inside = () => {
  const page = frame.page.frames()[1]
  if (!page) throw new Error('the frame is not there')
  return page
}
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 })
const heardNow = () => inside().evaluate(loudness)
const chip = () => inside().getByRole('button', { name: 'Press to hear the sounds' })

beforeAll(async () => {
  frame = await openFrame('play')
  await inside().evaluate(listen)
  const box = frameEntity('box', { position: [-6, 1, 0], components: { geometry: { primitive: 'box' } } })
  await frame.say({ type: 'scene.load', entities: [cameraInFront(), box] })
  await frame.waitFor('scene.shown')
  await giveFile(frame, 'roar', wavFile(0.5), 'audio/wav')
  const sounds = [{ name: 'My roar', source: 'asset:roar', milliseconds: 500 }]
  await frame.say({
    type: 'run.start',
    seed: 1,
    scripts: [compileTab(source, { fileId: FileId.parse('tab1') })],
    sounds,
    isWatched: true,
  })
  await frame.waitFor('run.started')
}, patience)
afterAll(() => frame?.close())

it(
  'begins to be heard with the first press, is silent while the run waits, looks back or lies in a tab behind, and after Stop for good',
  async () => {
    await soon(() => chip().isVisible()).toBe(true)
    expect(await heardNow()).toBe(0)
    await frame.press(320, 180)
    await soon(heardNow).toBeGreaterThan(0.1)
    await soon(() => chip().isVisible()).toBe(false)

    await frame.say({ type: 'run.pace', pace: 'paused' })
    await soon(heardNow).toBe(0)
    await frame.say({ type: 'run.back', steps: 5 })
    await frame.waitFor('run.moment', 2)
    expect(await heardNow()).toBe(0)
    await frame.say({ type: 'run.pace', pace: 'full' })
    await soon(heardNow).toBeGreaterThan(0.1)

    // As in a tab that lies behind another one.
    const setHidden = (isHidden: boolean) =>
      inside().evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    await soon(heardNow).toBe(0)
    await setHidden(false)
    await soon(heardNow).toBeGreaterThan(0.1)

    await frame.focus()
    await frame.page.keyboard.press('q')
    await soon(heardNow).toBeLessThan(0.001)
    await frame.page.keyboard.press('l')
    await soon(heardNow).toBeGreaterThan(0.1)

    // A file of the project, from the left of the picture.
    await frame.page.keyboard.press('o')
    await soon(() => inside().evaluate(() => window.ears.panned.at(-1) ?? 0)).toBeLessThan(-1)

    // This machine has no voice.
    await frame.page.keyboard.press('v')
    const bubble = inside().getByText('Hello there', { exact: true })
    await soon(() => bubble.isVisible()).toBe(true)
    await soon(() => bubble.count()).toBe(0)

    await inside().evaluate(rendered)
    await frame.page.keyboard.press('e')
    await frame.waitFor('run.log')
    await soon(() => inside().evaluate(() => window.ears.buffers.length)).toBe(soundNames.length - 1)
    const made = await inside().evaluate(rendered)
    // The car was made before. A short one may be ready before a long one.
    const lengths = soundNames.flatMap((name) => (name === 'car' ? [] : soundCatalogue[name].milliseconds))
    const inOrder = (list: readonly number[]) => [...list].sort((a, b) => a - b)
    expect(inOrder(made.map(({ milliseconds }) => milliseconds))).toEqual(inOrder(lengths))
    expect(made.filter(({ peak, isNumbers }) => !isNumbers || !(peak > 0.05 && peak <= 1))).toEqual([])
    expect(new Set(made.map(({ start }) => start)).size).toBe(made.length)

    await frame.page.keyboard.press('m')
    await soon(heardNow).toBeGreaterThan(0.1)
    await frame.say({ type: 'run.stop' })
    await soon(heardNow).toBe(0)
    expect(await frame.heard('run.error')).toEqual([])
    expect(frame.errors).toEqual([])
    expect(frame.strangers).toEqual([])
  },
  patience,
)
