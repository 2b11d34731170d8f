import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { openFrame } from '../../../scripts/frame/open-frame.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { drawnBoxes } from '../../runtime/support/drawn-box.ts'
import { imported } from './imported.ts'

const aframe = join(dirname(createRequire(import.meta.url).resolve('aframe')), 'aframe-v1.8.0.min.js')

/** Each ends elsewhere than it begins, which is how one sees that it is over. */
const boxes = [
  ['position="1 1 0" pivot="0 1 0"', 'property: object3D.scale.y; to: 0.25'],
  ['position="5 1 0" rotation="0 0 30" scale="2 2 1" pivot="1 0 0"', 'property: scale; to: 3 3 3'],
  ['position="0 1 3" scale="2 1 1" pivot="0 1 0"', 'property: object3D.scale.x; from: 1; to: 4'],
  ['position="0 1 0" rotation="0 0 45" pivot="1 0 0"', 'property: position; to: 1 2 3'],
  ['position="0 5 0" pivot="1 2 3"', 'property: object3D.position; from: 0 0 0; to: 1 2 3'],
  ['position="0 5 0" pivot="1 2 3"', 'property: object3D.position.z; to: 7'],
  ['position="0 5 0" scale="1 2 3" pivot="1 2 0"', 'property: rotation; to: 0 0 60'],
  ['position="0 5 0" pivot="1"', 'property: object3D.rotation.z; to: 60'],
]
const html = `<!DOCTYPE html><html><head><title>Hinges</title><script src="aframe.min.js"></script></head><body><a-scene>
${boxes.map(([place, animation]) => `<a-box class="seen" ${place} animation="${animation}; dur: 60"><a-box class="seen" position="0 0.5 0" scale="0.5 0.5 0.5"></a-box></a-box>`).join('\n')}
</a-scene></body></html>`

it('things with a pivot end where A-Frame itself takes them, with what is inside of them', async () => {
  const browser = await launchChromium()
  const frame = await openFrame('play')
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 180 } })
    await page.route('**/*', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ path: aframe })
        : route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.addInitScript(
      'window.over = 0; addEventListener("animationcomplete", () => { window.over += 1 }, true)',
    )
    await page.goto('http://page.test/')
    await page.waitForFunction(`window.over === ${boxes.length}`)
    const theirs = await drawnBoxes(page, '.seen')
    expect(theirs).toHaveLength(2 * boxes.length)

    const { project, scene } = imported(html)
    await frame.say({ type: 'scene.load', entities: project.entities(scene.id).map(frameEntityOf) })
    await frame.waitFor('scene.shown')
    await frame.say({ type: 'run.start', seed: 1, scripts: [] })
    const inner = frame.page.frames().find((one) => one.url().endsWith('frame.html'))
    if (!inner) throw new Error('no scene frame')
    await expect.poll(() => drawnBoxes(inner, '[data-entity][geometry]'), { timeout: 10_000 }).toEqual(theirs)
  } finally {
    await frame.close()
    await browser.close()
  }
}, 60_000)
