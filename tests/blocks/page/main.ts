import * as Blockly from 'blockly/core'
import { measureCanvas } from '../../bench/blocks/measure-canvas.ts'
import { Session } from '../session.ts'
import type { BlocksPage, Drag, RunResult } from './blocks-page.ts'
import { prepareStage, renderedStage } from './rendered-stage.ts'

prepareStage()

const realPictures = window.requestAnimationFrame.bind(window)
const channel = new MessageChannel()
const waiting: FrameRequestCallback[] = []
channel.port1.onmessage = () => waiting.shift()?.(performance.now())

/** The screen's pictures come sixty times a second; nobody looks at most runs. */
function hurry(isHurried: boolean): void {
  window.requestAnimationFrame = isHurried
    ? (callback) => {
        channel.port2.postMessage(null)
        return waiting.push(callback)
      }
    : realPictures
}

let session: Session | undefined
/** Who drags. */
let dragging: Session['people'][number] | undefined

const current = (): Session => {
  if (!session) throw new Error('no session is open')
  return session
}

const page: BlocksPage = {
  async run(seed, steps) {
    hurry(true)
    await page.open(seed)
    for (let step = 0; step < steps; step++) await current().step()
    const result = await page.finish()
    hurry(false)
    return result
  },
  async open(seed) {
    session = await Session.open(renderedStage, seed)
  },
  step: () => current().step(),
  chooseDrag(): Drag | null {
    const person = current().pick(current().people)
    if (!person) return null
    const blocks = visibleBlocks(person.canvas.workspace)
    const block = current().pick(blocks)
    const target = current().pick(blocks)
    if (!block || !target) return null
    dragging = person
    const from = cornerOf(block)
    const to = cornerOf(target)
    const isBelow = current().pick([true, false]) === true
    return { from, to: { x: to.x + 4, y: to.y + (isBelow ? target.height * 0.8 : 18) } }
  },
  async disturb() {
    if (!dragging) return 'not taken'
    // The pointer takes what lies on top, which need not be the block that was chosen.
    const held = blocksOf(dragging.canvas.workspace).find((block) => block.isDragging())
    const place = () => JSON.stringify(held?.getRelativeToSurfaceXY())
    const before = place()
    current().deliver(dragging)
    await renderedStage.heard()
    if (!held) return 'not taken'
    return !held.isDragging() || (!held.isDisposed() && place() === before) ? 'held' : 'torn'
  },
  heard: () => renderedStage.heard(),
  meet: () => current().meet(),
  people: () => current().people,
  takeable() {
    const [person] = current().people
    const blocks = person ? visibleBlocks(person.canvas.workspace) : []
    const block = blocks.find((one) => !one.getParent() && one.isCopyable() && one.previousConnection)
    return block ? { id: block.id, at: cornerOf(block) } : null
  },
  append(person, state) {
    const { workspace } = current().people[person]?.canvas ?? {}
    if (workspace) Blockly.serialization.blocks.append(state, workspace, { recordUndo: true })
  },
  cornerOf(id) {
    const block = current().people[0]?.canvas.workspace.getBlockById(id)
    if (!(block instanceof Blockly.BlockSvg)) throw new Error(`no block ${id}`)
    return cornerOf(block)
  },
  async finish(): Promise<RunResult> {
    const done = current()
    await done.meet()
    const diverged = await done.findDivergence()
    const { conflicts, unrealised } = done
    const result = {
      gestures: done.people.reduce((sum, { replica }) => sum + replica.counts.commands, 0),
      refused: done.people.reduce((sum, { replica }) => sum + replica.counts.refused, 0),
      conflicts: conflicts.counts,
      unrealised,
      diverged,
    }
    done.close()
    await renderedStage.heard()
    session = undefined
    return result
  },
  measure: (count) => measureCanvas(renderedStage, count),
}

const blocksOf = (workspace: Blockly.Workspace) =>
  workspace
    .getAllBlocks(false)
    .filter((block): block is Blockly.BlockSvg => block instanceof Blockly.BlockSvg && !block.isShadow())

const visibleBlocks = (workspace: Blockly.Workspace) => blocksOf(workspace).filter(isVisible)

const cornerOf = (block: Blockly.BlockSvg) => {
  const { left, top } = block.pathObject.svgPath.getBoundingClientRect()
  return { x: left + 7, y: top + 12 }
}

/** Whether its corner can be taken: not covered, not outside. */
function isVisible(block: Blockly.BlockSvg): boolean {
  const { x, y } = cornerOf(block)
  const hit = document.elementFromPoint(x, y)
  return hit !== null && block.getSvgRoot().contains(hit)
}

window.blocksPage = page
