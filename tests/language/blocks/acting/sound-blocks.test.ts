import { expect, test } from 'vitest'
import type { soundBlocks } from '../../../../language/blocks/definitions/sound-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockRan, runBlock } from '../../../support/scripts/run-block.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const entities = [
  frameEntity('bird', { position: [3, 1, 0] }),
  frameEntity('cinema', { kind: 'video', components: {} }),
  frameEntity('reader'),
]

interface Row {
  readonly fields?: Readonly<Record<string, string>>
  readonly before?: string
  readonly is: (ran: BlockRan) => void
}

const tells = (effect: object) => (ran: BlockRan) =>
  expect(ran.effects).toContainEqual(expect.objectContaining(effect))
const begins = (what: object, more: object = {}) =>
  tells({ kind: 'sound', does: 'begin', what: expect.objectContaining(what), ...more })
const says = (text: string) => (ran: BlockRan) =>
  expect(ran.changes).toContainEqual(expect.objectContaining({ entityId: 'reader', text }))
const looping = "sound.loop('happy-music')"

/** What each block does, as it comes out of the toolbox. */
const rows: Readonly<Record<keyof typeof soundBlocks, Row>> = {
  sound_play: { is: begins({ sound: 'coin', pitch: 1, share: 1 }, { loops: false, from: null }) },
  sound_play_wait: { is: begins({ sound: 'success' }) },
  sound_play_at: { fields: { ITEM: 'bird' }, is: begins({ sound: 'bird' }, { from: { entityId: 'bird' } }) },
  sound_loop: { is: begins({ sound: 'happy-music' }, { loops: true }) },
  sound_stop: { before: looping, is: tells({ kind: 'sound', does: 'end', id: 1 }) },
  sound_stop_all: { before: looping, is: tells({ kind: 'sound', does: 'end', id: 1 }) },
  sound_speak: { is: tells({ kind: 'voice', text: 'Hello!', language: null }) },
  sound_film: {
    fields: { ITEM: 'cinema', ON: 'true' },
    is: tells({ kind: 'film', entityId: 'cinema', isPlaying: true }),
  },
  sound_note: { is: begins({ key: 60, seconds: 0.5 }) },
  sound_drum: { is: begins({ sound: 'bass-drum' }) },
  sound_rest: { is: ({ errors }) => expect(errors).toEqual([]) },
  sound_set_tempo: { is: ({ code }) => expect(code).toContain('sound.tempo = 160;') },
  sound_set_volume: { is: tells({ kind: 'sound', does: 'volume', share: 0.5 }) },
  sound_change_volume: { is: tells({ kind: 'sound', does: 'volume', share: 0.9 }) },
  sound_set_pitch: { is: ({ code }) => expect(code).toContain('sound.pitch = 2;') },
  sound_volume: { before: 'sound.volume = 0.25', is: says('25') },
  sound_tempo: { before: 'sound.tempo = 90', is: says('90') },
}

test.each(Object.entries(rows))('%s does what it says', async (type, { is, ...run }) => {
  const ran = await runBlock(type, { ...run, entities })
  expect(ran.errors).toEqual([])
  is(ran)
})

test('a sound file of the project stands in the code by its name, and one that is gone by nothing', async () => {
  const gone = await runBlock('sound_play', { fields: { SOUND: 'asset:roar' }, entities })
  expect(gone.code).toContain("sound.play('')")
  expect(gone.errors.map(({ code }) => code)).toEqual(['sound-not-chosen'])
})

const run = (source: string, seconds = 4) =>
  runProgram({
    entities,
    tabs: { Tab1: source },
    seconds,
    sounds: [
      { name: 'My roar', source: 'asset:roar', milliseconds: 1500 },
      { name: 'coin', source: 'asset:coin', milliseconds: null },
    ],
  })

test.each([
  ["sound.play('My roar')", { sound: 'asset:roar' }],
  // What somebody has added comes before what everybody has.
  ["sound.play('coin')", { sound: 'asset:coin' }],
  ["sound.play('gem', {volume: 0.5, pitch: 2})", { sound: 'gem', pitch: 2, share: 0.5 }],
  ["sound.pitch = 9; sound.play('gem')", { pitch: 4 }],
  ["sound.note('H4')", { key: 71 }],
  ["sound.note('F#5')", { key: 78 }],
  ["sound.note('Eb4')", { key: 63 }],
  ['sound.note(60, {beats: 2})', { key: 60, seconds: 1 }],
])('%s begins to be heard', async (source, what) => {
  const { effects, errors } = await run(source)
  expect(errors).toEqual([])
  expect(effects).toContainEqual(
    expect.objectContaining({ does: 'begin', what: expect.objectContaining(what) }),
  )
})

test.each([
  ["await sound.play('coin')", 60],
  ["await sound.play('My roar')", 90],
  ["await sound.play('bell')", 96],
  ["await sound.play('bell', {pitch: 2})", 48],
  ['sound.tempo = 60; await sound.note(60, {beats: 2})', 120],
  ["await sound.drum('snare', {beats: 3})", 90],
  ['await sound.rest(1)', 30],
  ["await speak('Hi')", 44],
  [
    "sound.loop('rain'); await together(() => sound.play('bell'), async () => { await wait(0.5); sound.stopAll() })",
    31,
  ],
])('%s takes as many steps on every device', async (source, steps) => {
  const { logs, errors } = await run(
    `resetTimer(); const begun = timer(); ${source}; console.log(Math.round((timer() - begun) * 60))`,
  )
  expect(errors).toEqual([])
  expect(Math.abs(Number(logs[0]) - steps), logs[0]).toBeLessThanOrEqual(1)
})

test.each([
  ["sound.play('coinn')", 'no-such-sound.suggest', { suggestion: 'coin' }],
  ["sound.play('Münze')", 'no-such-sound.suggest', { suggestion: 'coin' }],
  ["sound.loop('my roar')", 'no-such-sound.suggest', { suggestion: 'My roar' }],
  ["sound.stop('zzzzzzzz')", 'no-such-sound', { name: 'zzzzzzzz' }],
  ['sound.play(5)', 'needs-text', {}],
  ["sound.note('X4')", 'unknown-note', {}],
  ['sound.note(7)', 'unknown-note', {}],
  ["sound.drum('snar')", 'unknown-choice.suggest', { suggestion: 'snare' }],
  ["speak('Hi', 'fr')", 'unknown-choice', {}],
  ["scene.get('bird').play()", 'needs-film', { name: 'bird' }],
])('%s tells the learner', async (source, code, params) => {
  const { errors } = await run(source, 0.2)
  expect(errors).toEqual([expect.objectContaining({ code, params: expect.objectContaining(params) })])
})

test('the same music does not begin a second time beside itself', async () => {
  const { effects } = await run("for (let i = 0; i < 5; i++) { sound.loop('wind'); await wait(0.1) }")
  expect(effects.filter((effect) => effect.kind === 'sound' && effect.does === 'begin')).toHaveLength(1)
})

test('a flood of sounds is cut with a reason, once, and the program goes on', async () => {
  const { effects, errors, logs } = await run(
    "for (let i = 0; i < 500; i++) sound.play('bell'); console.log('on'); await wait(2); sound.play('gem')",
  )
  expect(errors.map(({ code, params }) => [code, params])).toEqual([['too-many-sounds', { count: 32 }]])
  expect(logs).toEqual(['on'])
  const begun = effects.flatMap((effect) =>
    effect.kind === 'sound' && effect.does === 'begin' ? [effect] : [],
  )
  expect(begun).toHaveLength(33)
  expect(begun.at(-1)?.what).toMatchObject({ sound: 'gem' })
})

test('endless sounds end in a sentence, not in a frozen page', async () => {
  const { errors } = await run("while (true) sound.play('bell')", 0.2)
  // Whichever comes first on this machine: too many calls in a step, or a step that takes too long.
  expect(['too-much-at-once', 'endless-loop']).toContain(errors.at(-1)?.code)
})

test('a program that ends everything ends what is heard', async () => {
  const { effects } = await run("sound.loop('rain'); speak('Once upon a time'); await wait(0.2); stopAll()")
  expect(effects.slice(-2)).toMatchObject([
    { kind: 'sound', does: 'end' },
    { kind: 'voice', text: null },
  ])
})
