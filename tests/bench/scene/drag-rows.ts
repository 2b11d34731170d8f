import { EntityId } from '../../../model/ids.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { animationFrames } from './frame-costs.ts'
import type { SceneFrame } from './scene-frame.ts'
import { traceWork, type Work } from './trace-work.ts'

const things = 1_000
const moves = 30
/** Milliseconds on the reference machine (issue 'Design'). */
const budget = 8

/** Pulling a thing among 1,000 by a hand and by the gizmo: script from the pointer's move to the picture, and how soon that is drawn. */
export async function dragRows(frame: SceneFrame, slowness: number): Promise<BenchRow[]> {
  await frame.load(things)
  const rows: BenchRow[] = []
  for (const by of ['hand', 'gizmo'] as const) {
    const { costs, waits } = await drag(frame, by)
    const name = `Pull a thing among ${things.toLocaleString('en')} by the ${by}`
    const limit = { value: budget * slowness, name: `${budget} ms on the reference machine` }
    rows.push(
      limitRow(`${name}: script from move to picture`, median(costs), 'ms', limit),
      limitRow(`${name}: frames until the move is drawn, at most`, Math.max(...waits), 'frames', {
        value: 1,
        name: 'the next frame',
      }),
    )
  }
  return rows
}

async function drag(frame: SceneFrame, by: 'hand' | 'gizmo') {
  const { browser, scene, open } = frame
  const { mouse } = open.page
  const thing = EntityId.parse(`thing-${things / 2 + 16}`)
  // In its middle the gizmo would be met, not the thing.
  await (by === 'gizmo' ? frame.select(thing) : frame.select())
  const middle = await placeOf(frame, thing)
  // The gizmo's red arrow points to the right.
  const from = by === 'hand' ? middle : { x: middle.x + 36, y: middle.y }
  const commits = (await open.heard('transform.commit')).length
  await open.press(from.x, from.y)
  await mouse.move(from.x + 6, from.y)
  // As the app answers who took hold of it.
  await frame.select(thing)
  await watchFrames(frame)
  const works = await traceWork(browser, scene, async () => {
    for (let move = 1; move <= moves; move++) {
      await mouse.move(from.x + 6 + move * 2, from.y + (by === 'hand' ? move % 7 : 0))
      await scene.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    }
  })
  const waits = await scene.evaluate<number[]>('window.waits')
  await mouse.up()
  await open.waitFor('transform.commit', commits + 1)
  if (waits.length < moves / 2) throw new Error('the moves did not arrive')
  return { costs: moveCosts(works), waits }
}

/** Where a thing is in the picture: CSS pixels. */
function placeOf({ scene }: SceneFrame, id: EntityId): Promise<{ readonly x: number; readonly y: number }> {
  return scene.evaluate(
    `(() => {
      const { object3D } = document.querySelector('[data-entity="${id}"]')
      const { camera } = document.querySelector('a-scene')
      const { x, y } = object3D.getWorldPosition(object3D.position.clone()).project(camera)
      return { x: ((x + 1) / 2) * innerWidth, y: ((1 - y) / 2) * innerHeight }
    })()`,
  )
}

/** Counts after each move how many frames it takes until the scene is drawn, into `window.waits`. */
async function watchFrames({ scene }: SceneFrame): Promise<void> {
  await scene.evaluate(`
    window.waits = []
    const { render } = document.querySelector('a-scene').renderer.info
    addEventListener('pointermove', () => {
      const before = render.frame
      let frames = 0
      const look = () => {
        frames += 1
        setTimeout(() => (render.frame > before || frames > 9 ? window.waits.push(frames) : requestAnimationFrame(look)))
      }
      requestAnimationFrame(look)
    })`)
}

/** The pointer's events of each move together with the frame that came after them. */
function moveCosts(works: readonly Work[]): readonly number[] {
  const isMove = ({ event }: Work) => event === 'pointermove' || event === 'mousemove'
  const moves = works.filter(isMove)
  let from = 0
  return animationFrames(works).flatMap(({ start, cpu }) => {
    const events = moves.filter((move) => move.start >= from && move.start < start)
    from = start
    return events.length === 0 ? [] : events.reduce((sum, event) => sum + event.cpu, cpu)
  })
}
