import { describe, expect, it } from 'vitest'
import { renameScene } from '../../../commands/scene/rename-scene.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { importPage } from '../../../interchange/aframe-html/import-page.ts'
import { makePageModels } from '../../../interchange/aframe-html/page-models.ts'
import { aframeRelease, writePage } from '../../../interchange/aframe-html/write-page.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { aframePages } from './aframe-pages.ts'
import { imported, treeOf } from './imported.ts'

const out = (once: ReturnType<typeof imported>) =>
  writePage(once.project, once.scene, { aframeAddress: aframeRelease })

describe('23 real pages of A-Frame', () => {
  it('are all there', () => {
    expect(aframePages).toHaveLength(23)
  })

  it.each(aframePages)(
    '$name comes in, goes out and comes in again the same, by one command that can be taken back',
    ({ html }) => {
      const once = imported(html)
      const twice = imported(out(once))
      expect(treeOf(twice.project, twice.scene)).toEqual(treeOf(once.project, once.scene))
      expect(twice.scene.name).toBe(once.scene.name)
      expect(out(twice)).toBe(out(once))
      expect(once.steps).toHaveLength(1)
      expect(once.project.broken(once.scene.id)).toEqual([])
      const scenes = once.project.scenes.length
      expect(once.bus.undo('scene').ok).toBe(true)
      expect(once.project.scenes).toHaveLength(scenes - 1)
    },
  )

  it('say what of them was not understood, thing by thing', async () => {
    const list = aframePages.flatMap(({ name, html }) =>
      importPage(html, newIds()).notUnderstood.map(
        ({ why, name: what, element, line }) => `${name}:${line} ${element} ${why} ${what}`,
      ),
    )
    await expect(list.join('\n')).toMatchFileSnapshot('./not-understood.txt')
  })
})

it('a world of ours goes out with its models and comes in again the same, and nothing of it is not understood', async () => {
  const { bus } = workbench({ update: templateBytes('treehouse') })
  const { project } = bus
  bus.execute(renameScene, { sceneId: project.defaultScene.id, name: 'Home' })
  const models = await makePageModels(project.entities(project.defaultScene.id), async () =>
    Uint8Array.of(1, 2),
  )
  const html = writePage(project, project.defaultScene, { aframeAddress: aframeRelease, models })
  expect(html.match(/gltf-model="#model-/g)?.length).toBeGreaterThan(10)
  const again = imported(html)
  expect(again.page.notUnderstood).toEqual([])
  expect(treeOf(again.project, again.scene)).toEqual(treeOf(project, project.defaultScene))
})

function newIds() {
  let count = 0
  return () => `id${++count}`
}
