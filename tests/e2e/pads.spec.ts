import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { drawnPlace } from '../support/drawn-place.ts'
import { Fingers } from '../support/fingers.ts'
import { inBothLanguages } from '../support/in-both-languages.ts'
import { boxOf, middleOf } from '../support/middle-of.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const words = { en: { walk: 'Walk', jump: 'Jump' }, de: { walk: 'Gehen', jump: 'Springen' } }

inBothLanguages((language) => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('[E12] a finger walks with the stick as far as it pushes, and jumps with the button', async ({
      page,
    }, info) => {
      const work = new WorkspacePage(page, language)
      await work.open(`${product.url}/template/treehouse`)
      await work.runUntilRunning()
      const finger = await Fingers.on(page)
      const stick = work.world.getByRole('group', { name: words[language].walk })
      const jump = work.world.getByRole('button', { name: words[language].jump })
      await expect(jump).toBeVisible()
      await finger.reach(stick)
      const place = () => drawnPlace(work.world, 'player')
      const start = await place()
      const middle = await middleOf(stick)

      await finger.hold(middle, { x: middle.x, y: middle.y - 40 })
      await expect.poll(async () => distance(await place(), start)).toBeGreaterThan(1)
      await page.screenshot({ path: info.outputPath('walking.png') })
      await finger.letGo()
      // What is drawn may be a few steps behind.
      await expect(async () => {
        const before = await place()
        await page.waitForTimeout(300)
        expect(distance(await place(), before)).toBe(0)
      }).toPass({ timeout: 15_000 })

      const [, ground = 0] = await place()
      const button = await middleOf(jump)
      // It lasts shorter than a busy machine may take from one look to the next.
      await expect(async () => {
        await finger.hold(button, button)
        const [, height = 0] = await place()
        await finger.letGo()
        expect(height - ground).toBeGreaterThan(0.2)
      }).toPass({ timeout: 15_000 })
      await work.stop.click()
      await expect(stick).toBeHidden()
    })
  })
})

test.describe('a world of many keys on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  const key = (world: FrameLocator, name: string) => world.getByRole('button', { name, exact: true })

  /** Runs a program in the picture of a phone; it is written where there is room for it. */
  async function runOnPhone(page: Page, program: string): Promise<WorkspacePage> {
    await page.setViewportSize({ width: 1024, height: 768 })
    const work = new WorkspacePage(page)
    await work.open(`${product.url}/template/treehouse`)
    await work.code()
    await work.tab('Tab2')
    await work.writeScript(program)
    await page.setViewportSize({ width: 390, height: 844 })
    await work.runUntilRunning()
    return work
  }

  test('a finger holds a button while others come beside it, lets go of it, and presses it again', async ({
    page,
  }) => {
    const { world } = await runOnPhone(
      page,
      "const names = ['x', 'y']\nonKey('space', () => { isKeyDown(names.shift() ?? 'z') })\n",
    )
    const finger = await Fingers.on(page)
    const jump = key(world, 'Jump')
    await finger.reach(world.getByRole('group', { name: 'Walk' }))
    const press = async () => {
      const middle = await middleOf(jump)
      await finger.hold(middle, middle)
    }
    await press()
    await expect(key(world, 'X')).toBeVisible()
    await expect(jump).toHaveClass(/is-held/)
    await finger.letGo()
    await expect(jump).not.toHaveClass(/is-held/)
    await press()
    await expect(key(world, 'Y')).toBeVisible()
    await finger.letGo()
  })

  test('a stick is both arrows and W A S D, and ten other keys have buttons that nothing covers', async ({
    page,
  }, info) => {
    const work = await runOnPhone(
      page,
      `const ways = ['w', 'up', 'a', 'left', 's', 'down', 'd', 'right']
for (const key of [...ways, 'enter', '1', '2', '3', 'e', 'q', 'r', 'x', 'y']) isKeyDown(key)
`,
    )
    const { world } = work
    const names = ['Jump', 'Enter', '1', '2', '3', 'E', 'Q', 'R', 'X', 'Y']
    await expect(world.locator('.touch-buttons button')).toHaveCount(names.length)
    const picture = await boxOf(work.scene.locator('iframe').last())
    const others = [
      await boxOf(work.scene.getByRole('button', { name: 'Full screen' })),
      await boxOf(work.scene.getByRole('toolbar')),
      await boxOf(world.getByRole('group', { name: 'Walk' })),
    ]
    await page.screenshot({ path: info.outputPath('ten-keys.png') })
    for (const name of names) {
      const box = await boxOf(key(world, name))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(isInside(box, picture), name).toBe(true)
      for (const other of others) expect(doMeet(box, other), name).toBe(false)
    }
  })
})

test('with a mouse there is no stick until a finger touches the picture, and a gamepad walks, looks and jumps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pad = { mapping: 'standard', axes: [0, 0, 0, 0], buttons: [] }
    Object.assign(window, { pad })
    navigator.getGamepads = () => [Object(pad)]
  })
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.runUntilRunning()
  // What is hidden has no role.
  const stick = work.world.locator('.touch-stick')
  await expect(stick).toBeAttached()
  await expect(stick).toBeHidden()
  const hold = (state: {
    readonly axes: readonly number[]
    readonly buttons: readonly { pressed: boolean }[]
  }) =>
    work.world
      .locator('body')
      .evaluate((_, now) => void Object.assign(Object(Reflect.get(window, 'pad')), now), state)
  const tilt = (...axes: readonly number[]) => hold({ axes, buttons: [] })
  const place = () => drawnPlace(work.world, 'player')
  const start = await place()
  await tilt(0, -1, 0, 0)
  await expect.poll(async () => distance(await place(), start)).toBeGreaterThan(1)
  await tilt(0, 0, 0, 0)

  // Once the camera has caught up with who walked, it turns for whoever looks round, and for nothing else.
  const look = () => lookOf(work.world)
  await expect(async () => {
    const before = await look()
    await page.waitForTimeout(300)
    expect(Math.abs((await look()) - before)).toBeLessThan(0.01)
  }).toPass({ timeout: 15_000 })
  const ahead = await look()
  await tilt(0, 0, 1, 0)
  await expect.poll(async () => Math.abs((await look()) - ahead)).toBeGreaterThan(0.3)
  await tilt(0, 0, 0, 0)

  const [, ground = 0] = await place()
  // It lasts shorter than a busy machine may take from one look to the next.
  await expect(async () => {
    await hold({ axes: [0, 0, 0, 0], buttons: [{ pressed: true }] })
    await expect.poll(async () => ((await place())[1] ?? 0) - ground, { timeout: 2000 }).toBeGreaterThan(0.2)
  }).toPass({ timeout: 15_000 })
  await tilt(0, 0, 0, 0)

  await work.world
    .locator('canvas')
    .first()
    .dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 78 })
  await expect(stick).toBeVisible()
})

/** Where the camera of a running world looks, radians about the vertical. */
const lookOf = (world: FrameLocator): Promise<number> =>
  world
    .locator('a-scene')
    .evaluate((scene: Element & { camera?: { matrixWorld: { elements: readonly number[] } } }) => {
      const { elements = [] } = scene.camera?.matrixWorld ?? {}
      return Math.atan2(elements[8] ?? 0, elements[10] ?? 0)
    })

type Box = Awaited<ReturnType<typeof boxOf>>

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const doMeet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

function distance([x = 0, , z = 0]: readonly number[], [fromX = 0, , fromZ = 0]: readonly number[]): number {
  return Math.hypot(x - fromX, z - fromZ)
}
