import { afterEach, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { environmentEntity } from './support/environment-entity.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

it('with an environment everything that lay on the card for it goes: its woods too, which are many trees at once', async () => {
  const edit = await openFrame('edit')
  frame = edit
  await edit.say({ type: 'scene.load', entities: [environmentEntity('forest')] })
  await edit.waitFor('scene.shown')
  const scene = edit.page.frames()[1]
  await scene?.evaluate(`
    window.kept = []
    document.querySelector('a-scene').object3D.traverse((part) => {
      if (!part.isInstancedMesh) return
      kept.push(part.name)
      part.addEventListener('dispose', () => kept.splice(kept.indexOf(part.name), 1))
    })`)
  expect(await scene?.evaluate('kept.length')).toBeGreaterThan(2)
  await edit.say({ type: 'scene.load', entities: [] })
  await edit.waitFor('scene.shown', 2)
  expect(await scene?.evaluate('kept')).toEqual([])
}, 60_000)
