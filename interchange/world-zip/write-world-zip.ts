import { strToU8, type Zippable, zipSync } from 'fflate'
import { escapeHtml } from '../aframe-html/html-text.ts'
import { type WorldScript, worldScript } from './world-script.ts'

/** A world with all that it needs to run. */
export interface StandAloneWorld extends WorldScript {
  readonly title: string
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
 * our app would say. All scenes are in it.
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
The address index.html?scene=NAME begins with another scene of the world.

Dies ist eine Welt aus Nestling. Lege die Dateien auf einen Webserver und öffne dort index.html.
Aus einem Ordner heraus geht es nicht: Browser lassen Seiten nur über http lesen.
Die Adresse index.html?scene=NAME beginnt mit einer anderen Szene der Welt.
`

function pageOf({ framePage, title }: StandAloneWorld): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />
    <title>${escapeHtml(title)}</title>
    <script src="./world.js"></script>`
  return framePage.replace(/<title>[^<]*<\/title>/, () => head)
}
