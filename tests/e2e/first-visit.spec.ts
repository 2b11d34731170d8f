import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[E14] the tags of the first link stay in the browser and go with the sign-up, and all that belongs to a person is there then', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${product.url}/?utm_source=library&utm_medium=%20poster%20&gclid=x&utm_term=`)
  // The page comes to life when it was painted.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utmTags'))).toContain('library')
  await page.goto(`${product.url}/?utm_source=elsewhere&utm_campaign=late`)
  expect(asked.filter((url) => url.includes('library') && !url.startsWith(`${product.url}/?`))).toEqual([])
  await signUp(page, person('kim'))
  expect(await page.evaluate(() => localStorage.getItem('utmTags'))).toBeNull()

  const zip = await page.request.get(`${product.url}/api/users/export`)
  const files = Object.entries(unzipSync(await zip.body())).map(
    ([name, bytes]) => `${name} ${strFromU8(bytes)}`,
  )
  const told = files
    .filter((text) => text.includes('library'))
    .join('\n')
    .replaceAll('\\"', '"')
  expect(told).toMatch(/"utm_source": ?"library"/)
  expect(told).toMatch(/"utm_medium": ?"poster"/)
  expect(files.join('\n')).not.toMatch(/elsewhere|late|gclid/)

  const answers = await Promise.all(
    ['/api/auth/me', '/api/xp', '/api/streak', '/api/project/v2/liked/projects'].map(async (path) => {
      const response = await page.request.get(product.url + path)
      return response.json()
    }),
  )
  expect(answers).toMatchObject([{ user: { username: 'kim' } }, { xp: 0 }, { days: [] }, { projects: [] }])
})
