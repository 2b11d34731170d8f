import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { exportWorld } from '../../../scripts/interchange/export-world.ts'
import { workbench } from '../../commands/support/workbench.ts'

const aframe = join(dirname(createRequire(import.meta.url).resolve('aframe')), 'aframe-v1.8.0.min.js')

it('A-Frame alone draws every model of a world of ours that was saved as its page', async () => {
  const { project } = workbench({ update: templateBytes('treehouse') }).bus
  const { bytes } = await exportWorld(project, new Map(), 'aframe')
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 320, height: 180 } })
  const strangers: string[] = []
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url === 'http://page.test/')
      return route.fulfill({ contentType: 'text/html', body: Buffer.from(bytes) })
    if (url === 'https://aframe.io/releases/1.8.0/aframe.min.js') return route.fulfill({ path: aframe })
    if (/^(data|blob):/.test(url)) return route.continue()
    strangers.push(url)
    return route.abort()
  })
  await page.goto('http://page.test/')
  const models = project.entities(project.defaultScene.id).filter(({ kind }) => kind === 'model')
  await expect
    .poll(
      () =>
        page.evaluate<string[]>(
          `[...document.querySelectorAll('[gltf-model]')].filter((el) => el.getObject3D('mesh')).map((el) => el.dataset.name)`,
        ),
      { timeout: 60_000 },
    )
    .toEqual(expect.arrayContaining(models.map(({ name }) => name)))
  expect(strangers).toEqual([])
  await browser.close()
})
