import { strToU8, type Zippable, zipSync } from 'fflate'
import type { JsonValue } from '../../model/json.ts'
import { escapeHtml } from '../aframe-html/html-text.ts'
import type { WorldFile } from './world-files.ts'

/** A world with all that it needs to run. */
export interface StandAloneWorld {
  readonly title: string
  readonly locale: 'en' | 'de'
  /** The scene as the scene frame takes it. */
  readonly entities: readonly JsonValue[]
  /** The compiled programs. */
  readonly scripts: readonly JsonValue[]
  /** The sound files that programs can play, as the scene frame takes them. */
  readonly sounds: readonly JsonValue[]
  /** The pictures, sounds, films and models that the scene shows or plays. */
  readonly files: readonly WorldFile[]
  readonly seed: number
  /** The scene frame's page and, by their paths beside it, its files. */
  readonly framePage: string
  readonly frameFiles: ReadonlyMap<string, Uint8Array>
}

/** The same as on our own site: the page reaches nothing but itself. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; worker-src blob:; form-action 'none'; base-uri 'none'; object-src 'none'"

const noTime = new Date(1980, 0, 1)
const packed = /\.(woff2?|png|jpe?g|webp|gif|mp3|ogg|m4a|mp4|webm|glb|wasm)$/

/**
 * A zip with a page that runs the world from any web server, in whatever folder: the scene frame as it is, and a script that says to it what
 * our app would say.
 */
export function writeWorldZip(world: StandAloneWorld): Uint8Array {
  const files: Zippable = {
    'index.html': [strToU8(pageOf(world)), { level: 6 }],
    'world.js': [strToU8(worldScript(world)), { level: 6 }],
    'README.txt': [strToU8(readme), { level: 6 }],
  }
  const others = [...world.frameFiles, ...world.files.map(({ path, bytes }) => [path, bytes] as const)]
  for (const [path, bytes] of others) files[path] = [bytes, { level: packed.test(path) ? 0 : 6 }]
  return zipSync(files, { mtime: noTime })
}

const readme = `This world was made with Nestling. Put the files on any web server and open index.html there.
Opening index.html from a folder does not work: browsers let pages read files over http only.

Dies ist eine Welt aus Nestling. Lege die Dateien auf einen Webserver und öffne dort index.html.
Aus einem Ordner heraus geht es nicht: Browser lassen Seiten nur über http lesen.
`

function pageOf({ framePage, title }: StandAloneWorld): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />
    <title>${escapeHtml(title)}</title>
    <script src="./world.js"></script>`
  return framePage.replace(/<title>[^<]*<\/title>/, () => head)
}

/** Everything as JSON that can end no script. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

function worldScript({ entities, scripts, sounds, files, seed, locale }: StandAloneWorld): string {
  return `(() => {
  const entities = ${asScript(entities)}
  const scripts = ${asScript(scripts)}
  const sounds = ${asScript(sounds)}
  const files = ${asScript(files.map(({ source, path, type }) => ({ source, path, type })))}
  addEventListener('message', (event) => {
    if (event.source !== window || event.data?.type !== 'nestling.hello') return
    const { port1, port2 } = new MessageChannel()
    const say = (message) => port1.postMessage(message)
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const sendFile = async ({ source, path, type }) => {
      const response = await fetch('./' + path)
      if (!response.ok) throw new Error(path + ' is not there')
      const bytes = new Uint8Array(await response.arrayBuffer())
      say({ type: 'files.set', files: [[source, { bytes, type }]] })
    }
    let hasBegun = false
    port1.onmessage = ({ data }) => {
      if (data.type === 'frame.ready') {
        say({ type: 'frame.init', mode: 'play', locale: ${asScript(locale)}, reducedMotion })
        say({ type: 'scene.load', entities })
        for (const file of files) sendFile(file).catch(console.error)
      }
      if (data.type === 'scene.shown' && !hasBegun) {
        hasBegun = true
        say({ type: 'run.start', seed: ${seed}, scripts, sounds })
        document.querySelector('canvas')?.focus()
      }
      if (data.type === 'scene.open') location.reload()
      if (data.type === 'run.error') console.error(data.error)
    }
    postMessage({ type: 'nestling.port' }, '*', [port2])
  })
})()
`
}
