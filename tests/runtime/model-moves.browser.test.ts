import { afterEach, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { glbFile } from '../support/files/models.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

const patience = { timeout: 30_000 }

const lift = (values: object = {}) =>
  frameEntity('lift', {
    kind: 'imported',
    components: { imported: { source: 'asset:lift', ...values } },
  })

/** How high above its place the node is that the movements carry, in metres of the file; -1 while there is none. */
const height = (opened: OpenFrame) =>
  opened.page.frames()[1]?.evaluate(() => {
    let found = -1
    document
      .querySelector<HTMLElementTagNameMap['a-entity']>('a-entity[data-entity="lift"]')
      ?.object3D.traverse((part) => {
        if (part.name === 'sheet') found = part.position.y
      })
    return found
  })

it('the movements of a model file are told, tried out while it is selected and done while the world runs, as chosen and as fast', async () => {
  const edit = await openFrame('edit', { reducedMotion: false })
  frame = edit
  await edit.say({ type: 'scene.load', entities: [lift()] })
  await edit.waitFor('scene.shown')
  await giveFile(edit, 'lift', await glbFile({ moves: ['Rise', 'Jump', 'Jump', 'none', ' '] }))
  expect(await edit.waitFor('model.read')).toEqual({
    type: 'model.read',
    source: 'asset:lift',
    moves: ['Rise', 'Jump', 'Jump 2', 'none 2', '5'],
    sides: [expect.any(Number), expect.any(Number), expect.any(Number)],
  })
  await expect.poll(() => height(edit), patience).toBe(0)
  await edit.say({ type: 'selection.set', ids: [EntityId.parse('lift')] })
  await expect.poll(() => height(edit), patience).toBeGreaterThan(0.2)
  await edit.say({ type: 'scene.patch', upserts: [lift({ move: 'Jump 2', speed: 4 })], removes: [] })
  await expect.poll(() => height(edit), patience).toBeGreaterThan(1.2)
  await edit.say({ type: 'scene.patch', upserts: [lift({ move: 'none' })], removes: [] })
  await expect.poll(() => height(edit), patience).toBe(0)
  expect(await edit.heard('model.read'), 'the file was read once').toHaveLength(1)
  expect(edit.errors).toEqual([])
  await edit.close()

  const play = await openFrame('play')
  frame = play
  await play.say({ type: 'scene.load', entities: [lift({ move: 'Jump', speed: 0.5 })] })
  await giveFile(play, 'lift', await glbFile({ moves: ['Rise', 'Jump'] }))
  await play.say({ type: 'run.start', seed: 1, scripts: [] })
  await expect.poll(() => height(play), patience).toBeGreaterThan(1.2)
  expect(await play.heard('model.read')).toEqual([])
  expect(play.errors).toEqual([])
}, 120_000)
