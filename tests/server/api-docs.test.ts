import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await server.end()
})

/** The calls of the specification, C01 to C26; C02's path is told by the server. */
const calls = [
  'post /api/project',
  'post /api/project/upload/{token}',
  'post /api/project/screenshot/upload',
  'get /api/project/v2',
  'put /api/project',
  'delete /api/project',
  'post /api/project/clone',
  'post /api/project/like',
  'get /api/project/similiar',
  'get /api/project/v2/liked/projects',
  'get /api/users/profile',
  'post /api/users/profile/upload',
  'put /api/users/profile',
  'get /api/tags',
  'get /api/streak',
  'get /api/xp',
  'post /api/auth/login',
  'get /api/auth/logout',
  'post /api/users',
  'post /api/auth/forgetPassword',
  'get /utils/updateVersionInfo',
  'get /api/statistics/all',
  'post /api/statistics/segmentation',
  'post /api/statistics/segmentation-total',
  'post /api/statistics/funnel',
  'get /api/assets',
  'post /api/assets',
  'put /api/assets',
  'delete /api/assets',
]

it('shows every call of the specification on a page that loads nothing from elsewhere and breaks no policy', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  const wrong: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.goto(`${server.origin}/api/docs`)
  const blocks = page.locator('.opblock-summary')
  await blocks.first().waitFor()
  const shown = await blocks.evaluateAll((all) =>
    all.map((one) => {
      const path = one.querySelector('[data-path]')?.getAttribute('data-path')
      return `${one.querySelector('.opblock-summary-method')?.textContent?.toLowerCase()} ${path}`
    }),
  )
  expect(calls.filter((call) => !shown.includes(call))).toEqual([])
  const isOurs = (url: string): boolean => url.startsWith(server.origin) || url.startsWith('data:')
  expect(asked.filter((url) => !isOurs(url))).toEqual([])
  expect(wrong).toEqual([])
})

const Body = z.object({
  content: z.record(z.string(), z.object({ schema: z.object({ properties: z.looseObject({}).optional() }) })),
})
const Paths = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ operationId: z.string().optional(), requestBody: Body.optional() }).loose(),
  ),
)

it('says what a part of an upload, a file that is sent and a redirect are', async () => {
  const { paths } = await (await fetch(`${server.origin}/api/openapi.json`)).json()
  const part = paths['/api/assets/uploads/{uploadId}'].patch.requestBody
  expect(Object.keys(part.content)).toEqual(['application/offset+octet-stream'])
  const typesOf = (path: string) => Object.keys(paths[path].get.responses['200'].content)
  expect(typesOf('/api/users/export')).toEqual(['application/zip'])
  expect(typesOf('/api/play/{code}/snapshot')).toEqual(['application/octet-stream'])
  expect(typesOf('/api/play/{code}/picture')).toEqual(['image/jpeg', 'image/png'])
  expect(typesOf('/api/project/picture')).toEqual(['image/jpeg', 'image/png'])
  expect(typesOf('/api/users/picture/{key}')).toEqual(['image/webp'])
  expect(typesOf('/metrics')).toEqual(['text/plain'])
  expect(paths['/api/auth/google'].get.responses['303']).toEqual({ description: 'To the provider.' })
})

it('says of every call that takes a form which fields the form has', async () => {
  const { paths } = await (await fetch(`${server.origin}/api/openapi.json`)).json()
  const routes = new URL('../../server/routes/', import.meta.url)
  const readers = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, routes), 'utf8'))
    .filter((text) => /readForm\(|receiveFiles\(/.test(text))
    .map((text) => /operationId: '(\w+)'/.exec(text)?.[1])
  expect(readers.length).toBeGreaterThan(5)
  const all = Object.values(Paths.parse(paths)).flatMap((methods) => Object.values(methods))
  for (const reader of readers) {
    const call = all.find(({ operationId }) => operationId === reader)
    const fields = call?.requestBody?.content['multipart/form-data']?.schema.properties ?? {}
    expect(Object.keys(fields), reader).not.toEqual([])
  }
})
