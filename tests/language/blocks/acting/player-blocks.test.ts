import { expect, test } from 'vitest'
import type { cameraBlocks } from '../../../../language/blocks/definitions/camera-blocks.ts'
import type { playerBlocks } from '../../../../language/blocks/definitions/player-blocks.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockRan, runBlock } from '../../../support/scripts/run-block.ts'

const entities = [
  playerEntity({ position: [0, 0, 0] }),
  frameEntity('key', { position: [3, 0, 3], components: {} }),
  frameEntity('reader', { position: [50, 0, 0] }),
]
const press = (key: string): readonly RunInput[] => [{ kind: 'key', phase: 'down', key }]
/** Forward and a jump from step 2 on. */
const inputs = { 2: [...press('w'), ...press(' ')] }

interface Row {
  readonly fields?: Readonly<Record<string, string>>
  readonly before?: string
  readonly seconds?: number
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  readonly is: (ran: BlockRan) => void
}

const placeOf = ({ simulation }: BlockRan, id: string) =>
  simulation.entities.get(entityId(id))?.position ?? [Number.NaN, Number.NaN, Number.NaN]
const highest = ({ changes }: BlockRan) =>
  Math.max(0, ...changes.map(({ entityId: id, position }) => (id === 'player' ? (position?.[1] ?? 0) : 0)))
const tells = (effect: object) => (ran: BlockRan) => expect(ran.effects).toContainEqual(effect)
const says = (text: string) => (ran: BlockRan) =>
  expect(ran.changes).toContainEqual(expect.objectContaining({ entityId: 'reader', text }))
const hud = (part: object) => tells(expect.objectContaining({ kind: 'hud', ...part }))
const camera = (part: object) => tells({ kind: 'camera', ...part })
const key = { ITEM: 'key', TO: 'key' }

/** What each block does, as it comes out of the toolbox, while the person walks and jumps where that matters. */
const rows: Readonly<Record<keyof typeof playerBlocks | keyof typeof cameraBlocks, Row>> = {
  player_speed: { inputs, is: (ran) => expect(placeOf(ran, 'player')[2]).toBeLessThan(-18) },
  player_jump: { inputs, is: (ran) => expect(highest(ran)).toBeGreaterThan(4.5) },
  player_gravity: { inputs, seconds: 4, is: (ran) => expect(highest(ran)).toBeGreaterThan(7) },
  player_teleport: { is: (ran) => expect(placeOf(ran, 'player')).toEqual([3, 0, 3]) },
  player_teleport_place: { is: (ran) => expect(highest(ran)).toBeGreaterThan(1.9) },
  player_can_move: { inputs, is: (ran) => expect(placeOf(ran, 'player')[2]).toBeGreaterThan(-1) },
  player_can_jump: { inputs, is: (ran) => expect(highest(ran)).toBe(0) },
  player_view: { is: tells({ kind: 'view', view: 'eyes' }) },
  player_place: { before: 'player.position.x = 4', is: says('4') },
  player_give: {
    is(ran) {
      hud({ bag: ['key'] })(ran)
      expect(ran.simulation.entities.get(entityId('key'))?.visible).toBe(false)
    },
  },
  player_take: {
    before: "player.give(scene.get('key'))",
    is(ran) {
      hud({ bag: [] })(ran)
      expect(ran.simulation.entities.get(entityId('key'))?.visible).toBe(true)
      // The player looks along −z.
      expect(placeOf(ran, 'key')[2]).toBeCloseTo(-2, 6)
    },
  },
  player_has: { before: "player.give(scene.get('key'))", is: says('true') },
  game_set_score: { is: hud({ score: 0, health: null }) },
  game_change_score: { before: 'game.score = 5', is: hud({ score: 6 }) },
  game_score: { before: 'game.score = 7', is: says('7') },
  game_set_health: { is: hud({ health: 100, score: null }) },
  game_change_health: { is: hud({ health: 90 }) },
  game_health: { before: 'game.health = 250', is: says('100') },
  game_board: { is: hud({ score: 0, health: 100 }) },
  game_win: { is: tells({ kind: 'end', isWon: true, text: 'Well done!' }) },
  game_over: { is: tells({ kind: 'end', isWon: false, text: 'Try again!' }) },

  camera_use: { is: camera({ does: 'use', entityId: 'key' }) },
  camera_glide: { is: camera({ does: 'glide', place: [0, 4, 8], seconds: 2 }) },
  camera_glide_to: { is: camera({ does: 'glide', place: [3, 0, 3], seconds: 2 }) },
  camera_look_at: { is: camera({ does: 'look', place: [3, 0, 3], entityId: 'key' }) },
  camera_zoom: { is: camera({ does: 'zoom', factor: 2, seconds: 1 }) },
  camera_reset: { is: camera({ does: 'reset' }) },
  camera_shake: { is: camera({ does: 'shake', seconds: 1 }) },
  camera_fade: { is: tells({ kind: 'fade', isOut: true, colour: '#000000', seconds: 1 }) },
  camera_words: {
    seconds: 4,
    is(ran) {
      tells({ kind: 'words', text: 'Once upon a time …' })(ran)
      expect(ran.effects.at(-1)).toEqual({ kind: 'words', text: '' })
    },
  },
  camera_photo: { is: tells({ kind: 'photo' }) },
}

test.each(Object.entries(rows))('%s does what it says, as it comes out of the toolbox', async (type, row) => {
  const { fields = key, before = '', seconds = 1.5, inputs: typed = {}, is } = row
  const ran = await runBlock(type, { entities, fields, before, seconds, inputs: typed })
  expect(ran.errors).toEqual([])
  is(ran)
})

test('after the end of a game its programs do nothing any more, and the player can still look round', async () => {
  const ran = await runBlock('game_win', {
    entities,
    seconds: 1,
    before: 'onStart(async () => { await wait(0.5); game.score = 99 })',
    inputs: { 40: press('w') },
  })
  expect(ran.errors).toEqual([])
  expect(ran.effects.filter(({ kind }) => kind === 'hud')).toEqual([])
  expect(placeOf(ran, 'player')[2]).toBeLessThan(0)
})

test.each([
  ['player.give(player)', 'item-protected'],
  ["player.give('key')", 'needs-thing'],
  ["player.view('second')", 'unknown-choice'],
  ["camera.use('key')", 'item-gone'],
  ["camera.fade('down')", 'unknown-choice'],
  ['game.score = true', 'needs-number'],
])('%s is refused with a sentence that says what to do', async (source, code) => {
  const { errors } = await runBlock('game_score', { entities, before: source })
  expect(errors[0]).toMatchObject({ code })
})
