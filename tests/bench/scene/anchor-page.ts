import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { GridThing, GridView } from './things-on-grid.ts'

/** A page of a bare library, with the same size and camera as our frame. */
export interface AnchorPage {
  readonly page: Page
  /** Makes these things and waits until they are drawn once. */
  create(things: readonly GridThing[]): Promise<void>
  clear(): Promise<void>
  close(): Promise<void>
}

const address = 'http://anchor.localhost'
const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(name))
/** The release that A-Frame bundles, so that the three of them draw with the same three.js. */
const three = join(folderOf('super-three'), 'three.module.min.js')
const files: Readonly<Record<string, string>> = {
  '/aframe.js': join(folderOf('aframe'), 'aframe-v1.8.0.min.js'),
  '/three.module.min.js': three,
  '/three.core.min.js': join(dirname(three), 'three.core.min.js'),
}

/** A-Frame alone: the things are its own page's markup. */
export const openAframe = (browser: Browser, view: GridView): Promise<AnchorPage> =>
  open(
    browser,
    `<script src="aframe.js"></script>
    <a-scene renderer="antialias: true; highRefreshRate: false" loading-screen="enabled: false" xr-mode-ui="enabled: false">
      <a-entity camera="fov: 32; near: 0.1; far: 600" position="${view.position.join(' ')}" rotation="${view.tilt} 0 0"></a-entity>
    </a-scene>
    <script>
      const scene = document.querySelector('a-scene')
      const markup = ({ id, color, position }) =>
        '<a-entity id="' + id + '" geometry="primitive: box" material="color: ' + color + '" position="' + position.join(' ') + '"></a-entity>'
      window.create = async (things) => {
        scene.insertAdjacentHTML('beforeend', things.map(markup).join(''))
        const isLoaded = () => [...scene.querySelectorAll('a-entity')].every((el) => el.hasLoaded)
        do await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); while (!isLoaded())
      }
      window.clear = async () => {
        for (const el of scene.querySelectorAll('a-entity[id]')) el.remove()
      }
      window.ready = new Promise((done) => (scene.renderStarted ? done() : scene.addEventListener('renderstart', done)))
    </script>`,
  )

/** three.js alone: one mesh a thing, as few geometries and materials as it takes. */
export const openThree = (browser: Browser, view: GridView): Promise<AnchorPage> =>
  open(
    browser,
    `<script type="module">
      import * as THREE from './three.module.min.js'
      const renderer = new THREE.WebGLRenderer({ antialias: true })
      renderer.setSize(innerWidth, innerHeight)
      document.body.append(renderer.domElement)
      const scene = new THREE.Scene().add(new THREE.HemisphereLight(), new THREE.DirectionalLight())
      const camera = new THREE.PerspectiveCamera(32, innerWidth / innerHeight, 0.1, 600)
      camera.position.set(${view.position.join(', ')})
      camera.rotation.x = ${(view.tilt * Math.PI) / 180}
      const geometry = new THREE.BoxGeometry()
      const materials = {}
      const group = new THREE.Group()
      scene.add(group)
      window.create = async (things) => {
        for (const { color, position } of things) {
          const mesh = new THREE.Mesh(geometry, (materials[color] ??= new THREE.MeshLambertMaterial({ color })))
          mesh.position.set(...position)
          group.add(mesh)
        }
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      }
      window.clear = async () => void group.clear()
      renderer.setAnimationLoop(() => renderer.render(scene, camera))
      window.ready = Promise.resolve()
    </script>`,
  )

async function open(browser: Browser, body: string): Promise<AnchorPage> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
  await page.route('**/*', async (route) => {
    const file = files[new URL(route.request().url()).pathname]
    const head = '<!doctype html><title>Anchor</title><style>body { margin: 0 }</style>'
    if (file === undefined) await route.fulfill({ contentType: 'text/html', body: `${head}<body>${body}` })
    else await route.fulfill({ contentType: 'text/javascript', body: await readFile(file) })
  })
  await page.goto(address)
  await page.waitForFunction('window.ready')
  await page.evaluate('window.ready')
  const call = async (code: string) => void (await page.evaluate(code))
  return {
    page,
    create: (things) => call(`window.create(${JSON.stringify(things)})`),
    clear: () => call('window.clear()'),
    close: () => page.close(),
  }
}
