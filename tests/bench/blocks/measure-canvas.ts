import * as Blockly from 'blockly/core'
import * as Y from 'yjs'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { createReplica, fileId, type Replica, startBytes } from '../../blocks/replica.ts'
import type { BoundCanvas, Stage } from '../../blocks/session.ts'
import { median, middleBy } from '../median.ts'
import type { CanvasTimes, Pair } from './canvas-times.ts'
import { stackedBlocks } from './stacked-blocks.ts'

const rounds = 3
const moves = 9

/** Measures `count` blocks, fifty a stack, each with a shadow, on the canvases of `stage`. */
export async function measureCanvas(stage: Stage, count: number): Promise<CanvasTimes> {
  const author = createReplica(2, startBytes())
  author.source.store({ fileId, upserts: stackedBlocks(count), deletes: [] })
  const bytes = Y.encodeStateAsUpdate(author.document)
  const json = JSON.stringify(toBlocklyState(author.source.read()))
  const load: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await opened(stage, createReplica(3, startBytes()), json)
    load.push({ alone, ours: await opened(stage, createReplica(3, bytes)) })
  }
  const replica = createReplica(3, bytes)
  const canvas = stage.open(replica)
  await stage.heard()
  const local: Pair[] = []
  const remote: number[] = []
  for (let move = 0; move < moves; move++) {
    const alone = during(() => JSON.stringify(Blockly.serialization.workspaces.save(canvas.workspace)))
    local.push({ alone, ours: await moveHere(stage, canvas, replica, move) })
    remote.push(await moveThere(stage, canvas, replica, author, move))
  }
  canvas.close()
  await stage.heard()
  const loaded = middle(load)
  return { load: loaded, local: middle(local), remote: { ours: median(remote), alone: loaded.alone } }
}

/** The one with the middle ratio: a busy machine falls on both of a pair alike. */
const middle = (pairs: readonly Pair[]): Pair => middleBy(pairs, ({ ours, alone }) => ours / alone)

function during(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** A canvas opened until it is drawn; with `json`, Blockly loads that into an empty one. */
async function opened(stage: Stage, replica: Replica, json?: string): Promise<number> {
  let canvas: BoundCanvas | undefined
  const time = during(() => {
    canvas = stage.open(replica)
    if (json !== undefined) Blockly.serialization.workspaces.load(JSON.parse(json), canvas.workspace)
    Blockly.renderManagement.triggerQueuedRenders()
  })
  canvas?.workspace.dispose()
  await stage.heard()
  return time
}

/** The time from an event that the canvas hears to the end of what the binding, and then `finish`, do about it. */
async function heardBy(
  stage: Stage,
  { workspace }: BoundCanvas,
  cause: () => void,
  finish?: () => void,
): Promise<number> {
  let time = 0
  const hear = () => {
    const start = performance.now()
    // The binding heard it before and works in a microtask of its own.
    queueMicrotask(() => {
      finish?.()
      time = Math.max(time, performance.now() - start)
    })
  }
  workspace.addChangeListener(hear)
  cause()
  await stage.heard()
  await stage.heard()
  workspace.removeChangeListener(hear)
  return time
}

async function moveHere(
  stage: Stage,
  canvas: BoundCanvas,
  { counts }: Replica,
  move: number,
): Promise<number> {
  const before = counts.commands
  const cause = () => canvas.workspace.getBlockById('b0')?.moveBy(move + 1, 3, ['drag'])
  const time = await heardBy(stage, canvas, cause)
  if (counts.commands !== before + 1) throw new Error('the move was not stored as one command')
  return time
}

async function moveThere(
  stage: Stage,
  canvas: BoundCanvas,
  replica: Replica,
  author: Replica,
  move: number,
): Promise<number> {
  const before = Y.encodeStateVector(author.document)
  const record = author.source.read().records.get('b50')
  if (!record) throw new Error('no second stack')
  const { id, type, hasNext, fields, extra, shadows } = record
  const at = { parent: null, x: 300 + move, y: 50 }
  author.source.store({
    fileId,
    upserts: [{ id, type, hasNext, fields, extra, shadows, at }],
    deletes: [],
  })
  const update = Y.encodeStateAsUpdate(author.document, before)
  let arrived = 0
  const shown = await heardBy(
    stage,
    canvas,
    () => {
      arrived = during(() => replica.bus.applyRemote(update, 'ben'))
    },
    () => Blockly.renderManagement.triggerQueuedRenders(),
  )
  const { x } = canvas.workspace.getBlockById(id)?.getRelativeToSurfaceXY() ?? { x: Number.NaN }
  if (Math.round(x) !== at.x) throw new Error('the move of somebody else is not shown')
  return arrived + shown
}
