import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentHash } from '../../../commands/core/document-hash.ts'
import { openPlayer } from '../../../commands/replay/recording-player.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { generateRecording } from '../../../scripts/replay/generate-recording.ts'
import { assertProperty } from '../support/assert-property.ts'
import { shown } from '../support/shown.ts'

/** What a replay from the beginning shows after each entry. */
function momentsOf(recording: Parameters<typeof openReplayer>[0]): readonly string[] {
  const replayer = openReplayer(recording)!
  const moment = () => documentHash(replayer.document) + shown(replayer.project)
  const moments = [moment()]
  for (const _ of recording.entries) {
    replayer.next()
    moments.push(moment())
  }
  return moments
}

test('[invariant 41] a jump to any entry, forwards or back, shows what a replay up to it shows', () => {
  const property = fc.property(
    fc.integer(),
    fc.integer({ min: 1, max: 40 }),
    fc.array(fc.nat(400), { minLength: 1, maxLength: 12 }),
    (seed, distance, targets) => {
      const recording = generateRecording({ commands: 150, seed })
      const moments = momentsOf(recording)
      const player = openPlayer(recording, distance)!
      for (const target of targets) {
        player.seek(target)
        expect(player.position).toBe(Math.min(target, recording.entries.length))
        expect(documentHash(player.document) + shown(player.project)).toBe(moments[player.position])
      }
      expect(player.divergence).toBeUndefined()
    },
  )
  assertProperty(property, 12)
})

test('many snapshots thin themselves out and still lead everywhere', () => {
  const recording = generateRecording({ commands: 150, seed: 5 })
  const moments = momentsOf(recording)
  const player = openPlayer(recording, 1)!
  const every7th = moments.map((_, position) => position).filter((position) => position % 7 === 0)
  for (const position of [recording.entries.length, ...every7th.toReversed()]) {
    player.seek(position)
    expect(documentHash(player.document) + shown(player.project)).toBe(moments[position])
  }
})

test('the project stays the same object while it goes forward, so that a picture can follow by what changed', () => {
  const player = openPlayer(generateRecording({ commands: 60, seed: 6 }))!
  const { project } = player
  for (let position = 1; position <= player.length; position++) player.seek(position)
  expect(player.project).toBe(project)
  player.seek(3)
  expect(player.project).not.toBe(project)
})

test('the first entry that does something else is named, also when later ones do, and the player goes on', () => {
  const recording = generateRecording({ commands: 60, seed: 7 })
  const commands = recording.entries.flatMap(({ event, effect }, index) =>
    event.kind === 'command' && effect !== '' ? [index] : [],
  )
  const [at = 0, later = 0] = commands
  const entries = recording.entries.map((entry, index) =>
    index === at || index === later ? { ...entry, effect: 'other' } : entry,
  )
  const player = openPlayer({ ...recording, entries })!
  player.prepare(at)
  expect(player.divergence).toBeUndefined()
  player.seek(player.length)
  expect(player.divergence).toEqual({ at: at + 1, why: 'other-effect' })
  expect(player.position).toBe(recording.entries.length)
})
