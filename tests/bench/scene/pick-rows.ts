import { EntityId } from '../../../model/ids.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'
import type { SceneFrame } from './scene-frame.ts'
import { traceWork } from './trace-work.ts'

const things = 5_000
const clicks = 20
/** Milliseconds on the reference machine (issue 'Design'). */
const budget = 5

/**
 * All that the frame does when somebody presses a thing among 5,000, for which it has to say which one that is: when nothing has moved since the last
 * look, and right after something has.
 */
export async function pickRows(frame: SceneFrame, slowness: number): Promise<BenchRow[]> {
  await frame.load(things)
  await frame.select()
  const rest = await pressCost(frame, async () => undefined)
  const other = EntityId.parse('thing-0')
  const moved = await pressCost(frame, (click) =>
    frame.open.say({ type: 'ghosts.set', changes: [{ entityId: other, position: [0, 20 + click, 0] }] }),
  )
  const limit = { value: budget * slowness, name: `${budget} ms on the reference machine` }
  const name = `Pick among ${things.toLocaleString('en')} things`
  return [limitRow(name, rest, 'ms', limit), limitRow(`${name} after something moved`, moved, 'ms', limit)]
}

/** Milliseconds of one press, each after `before`. */
async function pressCost(
  { browser, scene, open }: SceneFrame,
  before: (click: number) => Promise<void>,
): Promise<number> {
  const known = (await open.heard('entity.picked')).length
  const works = await traceWork(browser, scene, async () => {
    for (let click = 0; click < clicks; click++) {
      await open.page.mouse.move(200 + (click % 6) * 40, 120 + Math.floor(click / 6) * 30)
      // The move has been looked at, too.
      await scene.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      await before(click)
      await open.page.mouse.down()
      await open.page.mouse.up()
    }
  })
  const picked = (await open.heard('entity.picked')).slice(known)
  const hits = picked.filter(({ id }) => id !== null).length
  if (picked.length < clicks || hits < clicks / 2)
    throw new Error(`${hits} of ${clicks} clicks met something`)
  return median(works.filter(({ event }) => event === 'pointerdown').map(({ cpu }) => cpu))
}
