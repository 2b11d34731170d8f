import axe from 'axe-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualPlayer } from '../../model/components/usual-player.ts'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const patience = 60_000
const middle = { x: 320, y: 180 }
const evil = '<img src=x onerror="document.title=1">'

/** What each key does in the one run of the frame. */
const source = `
  const box = scene.get('box')
  const dog = scene.get('dog')
  onKey('1', () => screen.show(${JSON.stringify(evil)}))
  onKey('2', async () => {
    screen.panel('Info', ${JSON.stringify(evil)})
    await wait(0.5)
    screen.panel('Info', ${JSON.stringify(evil)})
    screen.show('again')
  })
  onKey('3', () => { game.score = 1234.5; game.health = 20; player.give(dog) })
  onKey('4', () => dog.particles('fire', {seconds: 20}))
  onKey('5', () => { box.color = 'blue'; box.pattern = 'stripes' })
  onKey('6', () => camera.use(scene.get('eye')))
  onKey('7', () => camera.reset())
  onKey('z', () => { camera.zoom(2, {seconds: 0.2}); camera.glideTo({x: 0, y: 9, z: 8}, {seconds: 0.2}); camera.lookAt(box) })
  onKey('v', () => player.view('first'))
  onKey('t', () => { scene.get('label').text = 'new'; box.glow = 0.5; dog.blendTo('walk', {seconds: 0.1}) })
  onKey('8', () => camera.fade('out', {seconds: 0.2, color: '#ff0000'}))
  onKey('9', () => camera.fade('in', {seconds: 0.2}))
  onKey('p', () => camera.photo())
  onKey('d', () => { player.take(dog); dog.playClip('walk'); dog.effect('bounce'); dog.model = 'frog' })
  onKey('s', () => { world.sky = 'red'; world.surroundings = 'night' })
  onKey('space', () => console.log('space'))
  onKey('e', () => game.win('Well done'))`

let frame: OpenFrame
beforeAll(async () => {
  frame = await openFrame('play')
  const light = { type: 'sun', color: '#ffffff', intensity: 2 }
  const environment = { preset: 'plain', skyTop: '#8cc4e0', skyBottom: '#f3e3c4', ground: '#93bc5e' }
  const player = { ...usualPlayer }
  await frame.say({
    type: 'scene.load',
    entities: [
      cameraInFront(),
      frameEntity('sun', { kind: 'light', position: [5, 8, 5], components: { light } }),
      frameEntity('land', { kind: 'environment', components: { environment } }),
      frameEntity('player', { kind: 'player', position: [9, 0, 20], components: { player } }),
      frameEntity('box', {
        position: [0, 1, 0],
        components: { geometry: { primitive: 'box' }, material: { color: '#ff0000' } },
      }),
      frameEntity('dog', { kind: 'model', position: [3, 0, 0], components: { model: { name: 'dog' } } }),
      frameEntity('eye', { kind: 'group', position: [0, 1, -60], components: {} }),
      frameEntity('label', {
        kind: 'text',
        position: [0, 3, 0],
        components: { text: { value: 'old', color: '#000000' } },
      }),
      frameEntity('wall', {
        position: [0, 1, -55],
        scale: [60, 60, 0.1],
        components: { geometry: { primitive: 'box' }, material: { color: '#00ff00', glow: 1 } },
      }),
    ],
  })
  await frame.waitFor('scene.shown')
  // Before the run, which freezes what axe brings up to date.
  await frame.page.frames()[1]?.evaluate(axe.source)
  await frame.say({
    type: 'run.start',
    seed: 1,
    scripts: [compileTab(source, { fileId: FileId.parse('tab1') })],
    scenes: { current: '', all: [] },
    isWatched: false,
  })
  await frame.waitFor('run.started')
  await frame.focus()
}, patience)
afterAll(() => frame?.close())

/** What axe has to say of what lies over the picture. */
async function complaints(): Promise<unknown> {
  const page = frame.page.frames()[1]
  return page?.evaluate(
    "axe.run('.screen-layer').then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))",
  )
}

/** A busy machine takes its time. */
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 20_000 })
const inside = () => frame.page.frameLocator('iframe')
const press = (key: string) => frame.page.keyboard.press(key)
const pixel = () => colourAt(frame.page, middle.x, middle.y)

it(
  'writes words over the picture as they are, whatever they hold',
  async () => {
    await press('1')
    await soon(() => inside().getByRole('status').filter({ hasText: 'onerror' }).textContent()).toBe(evil)
    expect(await inside().locator('.screen-layer img[src=x]').count()).toBe(0)
  },
  patience,
)

it(
  'shows a panel that Enter closes, without the world hearing of it',
  async () => {
    await press('2')
    const panel = inside().getByRole('dialog', { name: 'Info' })
    await soon(() => panel.isVisible()).toBe(true)
    expect(await panel.locator('p').textContent()).toBe(evil)
    expect(await complaints()).toEqual([])
    // The same once more leaves the panel, and the keyboard, where they are.
    await panel.evaluate((sheet) => sheet.setAttribute('data-seen', ''))
    await soon(() => inside().getByText('again', { exact: true }).count()).toBe(1)
    expect(await panel.getAttribute('data-seen')).toBe('')
    await press('Space')
    await soon(() => panel.count()).toBe(0)
    await press('Space')
    await soon(async () => (await frame.heard('run.log')).length).toBe(1)
  },
  patience,
)

it(
  'shows score, health and bag with the marks of the language',
  async () => {
    await press('3')
    await soon(() => inside().locator('.screen-score').textContent()).toBe('Score 1,234.5')
    expect(await inside().locator('.screen-health').textContent()).toBe('Health 20')
    expect(await inside().locator('.screen-bag').textContent()).toBe('Bag dog')
    expect(await complaints()).toEqual([])
  },
  patience,
)

it(
  'lets fire come out of a thing',
  async () => {
    const points = () =>
      frame.page.frames()[1]?.evaluate(() => {
        let count = 0
        document.querySelector('a-scene')?.object3D.traverse((part) => {
          if (part.type === 'Points') count += 1
        })
        return count
      })
    const before = (await points()) ?? 0
    await press('4')
    await soon(points).toBe(before + 1)
  },
  patience,
)

it(
  'paints a pattern on a box in its own colour',
  async () => {
    await press('5')
    await soon(async () => {
      const row = await Promise.all(
        [300, 304, 308, 312, 316, 320, 324, 328].map((x) => colourAt(frame.page, x, 196)),
      )
      return new Set(row.map(([red = 0]) => red > 130)).size
    }).toBe(2)
  },
  patience,
)

it(
  'takes the picture from where another thing is, and comes back',
  async () => {
    await press('6')
    await soon(async () => (await pixel())[1] ?? 0).toBeGreaterThan(150)
    await soon(async () => (await pixel())[0] ?? 255).toBeLessThan(120)
    await press('7')
    await soon(async () => (await pixel())[2] ?? 0).toBeGreaterThan(100)
  },
  patience,
)

/** Where the camera is, where it looks and how wide. */
const lens = async () => {
  const [x = 0, y = 0, z = 0, pitch = 0, fov = 0] =
    (await frame.page.frames()[1]?.evaluate(() => {
      const camera = document.querySelector('a-scene')?.camera
      const rig = camera?.parent
      return rig && camera ? [...rig.position.toArray(), rig.rotation.x, camera.fov] : []
    })) ?? []
  return [x, y, z, pitch, fov].map((part) => Math.round(part * 10) / 10)
}

it(
  'zooms, glides and looks, and is as before after that',
  async () => {
    const before = await lens()
    await press('z')
    // Half as wide a picture; eight metres up and eight back look down at 45 degrees.
    await soon(lens).toEqual([0, 9, 8, -0.8, 16.3])
    await press('7')
    await soon(lens).toEqual(before)
  },
  patience,
)

it(
  'looks out of the eyes of the player when it is told to',
  async () => {
    await press('v')
    await soon(async () => (await lens()).slice(0, 3)).toEqual([9, 2, 20])
  },
  patience,
)

it(
  'shows new words, a glow and a clip',
  async () => {
    const attribute = (id: string, name: string) =>
      frame.page
        .frames()[1]
        ?.evaluate(
          ([element, part]) => document.querySelector(`[data-entity="${element}"]`)?.getAttribute(part ?? ''),
          [id, name],
        )
    await press('t')
    await soon(() => attribute('label', 'world-text')).toContain('"new"')
    await soon(() => attribute('box', 'world-shape')).toContain('"glow":0.5')
    await soon(() => attribute('dog', 'world-model')).toContain('"clip":"walk"')
  },
  patience,
)

it(
  'fades to a colour and back',
  async () => {
    await press('8')
    await soon(pixel).toEqual([255, 0, 0])
    await press('9')
    await soon(async () => (await pixel())[1] ?? 0).toBeGreaterThan(60)
  },
  patience,
)

it(
  'holds a photo up for a while',
  async () => {
    await press('p')
    const photo = inside().getByRole('img', { name: 'A photo of the world' })
    await soon(() => photo.isVisible()).toBe(true)
    expect(
      await photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    ).toBeGreaterThan(300)
  },
  patience,
)

it(
  'lets models dance and become others, and the sky another one',
  async () => {
    const name = () =>
      frame.page
        .frames()[1]
        ?.evaluate(() => document.querySelector('[data-entity="dog"]')?.getAttribute('world-model'))
    await press('d')
    await soon(name).toContain('frog')
    await press('s')
    await soon(() =>
      frame.page
        .frames()[1]
        ?.evaluate(() => document.querySelector('[data-entity="land"]')?.getAttribute('world-environment')),
    ).toContain('night')
  },
  patience,
)

it(
  'ends the game with a sheet whose button asks for the same scene again',
  async () => {
    await press('e')
    const end = inside().getByRole('dialog', { name: 'You win!' })
    await soon(() => end.isVisible()).toBe(true)
    expect(await end.locator('p').textContent()).toBe('Well done')
    expect(await complaints()).toEqual([])
    // A key that was still meant for the game begins nothing.
    await press('Enter')
    const again = end.getByRole('button', { name: 'Play again' })
    await soon(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await frame.heard('scene.open')).toEqual([])
    await press('Enter')
    expect(await frame.waitFor('scene.open')).toEqual({ type: 'scene.open', name: null })
  },
  patience,
)

it(
  'leaves nothing over the picture after Stop, and made no error',
  async () => {
    await frame.say({ type: 'run.stop' })
    await soon(() => inside().getByRole('dialog').count()).toBe(0)
    expect(await inside().locator('.screen-score').isVisible()).toBe(false)
    expect(await inside().locator('.screen-words').isVisible()).toBe(false)
    expect(frame.errors).toEqual([])
    expect(frame.strangers).toEqual([])
  },
  patience,
)
