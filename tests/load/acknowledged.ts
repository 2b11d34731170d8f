import { setTimeout as delay } from 'node:timers/promises'
import { openEditor } from '../server/support/editor.ts'
import { projectOf } from './invited.ts'
import type { LoadServer } from './load-server.ts'

/** Milliseconds between edits of one person. */
const pace = 200
const peoplePerRoom = 10

/** `people` type five edits a second each, ten in a room; answers for each edit the milliseconds until the server called it stored. */
export async function acknowledgedEdits(
  server: LoadServer,
  people: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = []
  const all = await server.people('typist', people)
  const editors = []
  for (let first = 0; first < all.length; first += peoplePerRoom) {
    const [owner, ...others] = all.slice(first, first + peoplePerRoom)
    if (!owner) continue
    const projectId = await projectOf(owner, others)
    for (const person of [owner, ...others]) {
      const sent = new Map<number, number>()
      const onStored = (n: number): void => {
        const at = sent.get(n)
        if (at !== undefined) times.push(performance.now() - at)
        sent.delete(n)
      }
      editors.push({ sent, editor: openEditor(person, projectId, { onStored }) })
    }
  }
  await Promise.all(editors.map(({ editor }) => editor.untilStored()))
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    editors.map(async ({ sent, editor }, index) => {
      await delay((index * pace) / editors.length)
      for (let edit = 0; performance.now() < end; edit++) {
        editor.document.getMap('meta').set(`edit ${index}`, edit)
        sent.set(editor.mark(), performance.now())
        await delay(pace)
      }
      await editor.untilStored()
    }),
  )
  for (const { editor } of editors) editor.close()
  return times
}
