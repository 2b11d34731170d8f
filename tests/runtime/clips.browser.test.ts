import { afterEach, describe, expect, it } from 'vitest'
import { usualPlayer } from '../../model/components/usual-player.ts'
import { EntityId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000
const dogId = EntityId.parse('dog')
const catId = EntityId.parse('cat')
const player = frameEntity('player', {
  kind: 'player',
  components: { player: usualPlayer },
})
const animal = (name: 'dog' | 'cat', clip: string) =>
  frameEntity(name, { kind: 'model', components: { model: { name, clip, speed: 1 } } })
const sun = frameEntity('sun', {
  kind: 'light',
  position: [5, 8, 5],
  components: { light: { type: 'sun', color: '#ffffff', intensity: 2 } },
})

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

async function open(mode: 'edit' | 'play', reducedMotion: boolean): Promise<OpenFrame> {
  const opened = await openFrame(mode, { reducedMotion })
  frame = opened
  const entities = [animal('dog', 'walk'), animal('cat', 'none'), player, sun]
  await opened.say({ type: 'scene.load', entities })
  await opened.waitFor('scene.shown')
  return opened
}

/** How many meshes an animal is drawn with now, and how each of its parts is turned. */
async function look(
  opened: OpenFrame,
  id: 'dog' | 'cat' | 'player',
): Promise<{ meshes: number; turns: string }> {
  const found = await opened.page.frames()[1]?.evaluate((name) => {
    const turns: number[] = []
    let meshes = 0
    document
      .querySelector<HTMLElementTagNameMap['a-entity']>(`a-entity[data-entity="${name}"]`)
      ?.object3D.traverse((part) => {
        if ('isMesh' in part) meshes += 1
        turns.push(part.rotation.x, part.rotation.y, part.rotation.z)
      })
    return { meshes, turns: turns.join(' ') }
  }, id)
  if (!found) throw new Error('no frame')
  return found
}

describe('clips', () => {
  it(
    'while editing only what is selected moves, and everything else is one mesh that stands still',
    async () => {
      const edit = await open('edit', false)
      expect((await look(edit, 'dog')).meshes).toBe(1)
      await edit.say({ type: 'selection.set', ids: [dogId, catId] })
      await expect.poll(async () => (await look(edit, 'dog')).meshes).toBeGreaterThan(4)
      const { turns } = await look(edit, 'dog')
      await expect.poll(async () => (await look(edit, 'dog')).turns).not.toBe(turns)
      expect((await look(edit, 'cat')).meshes, 'stands still by its clip').toBe(1)
      await edit.say({ type: 'selection.set', ids: [] })
      await expect.poll(async () => (await look(edit, 'dog')).meshes).toBe(1)
      expect(edit.errors).toEqual([])
    },
    patience,
  )

  it(
    'nothing moves in the editor for somebody who wants less motion',
    async () => {
      const edit = await open('edit', true)
      await edit.say({ type: 'selection.set', ids: [dogId] })
      await edit.page.waitForTimeout(400)
      expect((await look(edit, 'dog')).meshes).toBe(1)
    },
    patience,
  )

  it(
    'in a running world it moves, and before the start it does not',
    async () => {
      const play = await open('play', false)
      expect((await look(play, 'dog')).meshes).toBe(1)
      await play.say({ type: 'run.start', seed: 1, scripts: [] })
      await play.waitFor('run.started')
      await expect.poll(async () => (await look(play, 'dog')).meshes).toBeGreaterThan(4)
      const { turns } = await look(play, 'dog')
      await expect.poll(async () => (await look(play, 'dog')).turns).not.toBe(turns)
      expect((await look(play, 'cat')).meshes).toBe(1)
      expect(play.errors).toEqual([])
    },
    patience,
  )

  it(
    'the player breathes while it stands, walks while it is steered, and stands again',
    async () => {
      const play = await open('play', false)
      expect((await look(play, 'player')).meshes).toBe(1)
      await play.say({ type: 'run.start', seed: 1, scripts: [] })
      await play.waitFor('run.started')
      const swing = async () => {
        const widest = await play.page.frames()[1]?.evaluate(async () => {
          let most = 0
          for (let picture = 0; picture < 40; picture++) {
            await new Promise((resolve) => requestAnimationFrame(resolve))
            document
              .querySelector<HTMLElementTagNameMap['a-entity']>('a-entity[data-entity="player"]')
              ?.object3D.traverse((part) => {
                most = Math.max(most, Math.abs(part.rotation.x))
              })
          }
          return most
        })
        return widest ?? 0
      }
      await expect.poll(async () => (await look(play, 'player')).meshes).toBeGreaterThan(4)
      expect(await swing()).toBeLessThan(0.1)
      await play.focus()
      await play.page.keyboard.down('w')
      await expect.poll(swing, { timeout: 20_000 }).toBeGreaterThan(0.4)
      await play.page.keyboard.up('w')
      await expect.poll(swing, { timeout: 20_000 }).toBeLessThan(0.1)
      expect(play.errors).toEqual([])
    },
    patience,
  )
})
