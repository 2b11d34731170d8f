import { expect, test } from 'vitest'
import { catalogue } from '../../../commands/catalogue.ts'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { crowdedTypes } from '../support/crowded-payloads.ts'
import { expectOften } from '../support/expect-often.ts'
import { type LiveRecording, liveRecordings } from '../support/live-recordings.ts'
import { shown } from '../support/shown.ts'

/** Does a recording again, entry by entry; `where` names it in what is said when one does something else. */
function replay({ base, entries, end }: LiveRecording, where: string): void {
  const decoded = decodeRecording(encodeRecording({ base, entries }))
  if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at} of ${where}`)
  const replayer = openReplayer(decoded.recording)
  if (!replayer) throw new Error(`the base is no document: ${where}`)
  for (const { event } of entries) {
    const why = replayer.next()
    expect(why, why && `${JSON.stringify(event)} of ${where}`).toBeUndefined()
  }
  expect(shown(replayer.project), where).toBe(end)
}

test('[invariant 40] what is recorded from a document that several people filled, in several openings each, replays exactly', () => {
  const first = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.info(`seed ${first}`)
  const histories = Math.ceil(6 * Number(process.env.FUZZ_TIMES ?? 1))
  const counts = new Map<string, number>()
  let turned = 0
  for (let seed = first; seed < first + histories; seed++)
    for (const recording of liveRecordings(seed, 240, (type) => !counts.has(type))) {
      replay(recording, `seed ${seed}`)
      turned += recording.turned
      for (const { event } of recording.entries) {
        const what = event.kind === 'command' ? event.command.type : event.kind
        counts.set(what, (counts.get(what) ?? 0) + 1)
      }
    }
  expectOften('records whose keys stood in another order', turned, 50)
  for (const type of crowdedTypes) expectOften(type, counts.get(type) ?? 0, 1)
  // One that needs much (a note in that tab, a group) is not met by every seed.
  const missing = catalogue.map(({ type }) => type).filter((type) => !counts.has(type))
  expect(missing.length, missing.join()).toBeLessThan(6)
})
