import * as Blockly from 'blockly/core'
import type { JsonObject } from '../../../model/json.ts'
import { type Drawing, drawingOf } from './drawing-of.ts'

/** Sketches whose pictures are kept: as many as a class may pull out of the toolbox at once. */
const mostKept = 30

/** Pictures of stacks that are not on the canvas, in the language and the colours of who looks. */
export class SketchPictures {
  private readonly workspace: Blockly.WorkspaceSvg
  private readonly kept = new Map<string, Drawing | null>()

  constructor(workspace: Blockly.WorkspaceSvg) {
    this.workspace = workspace
  }

  /** `null` for what others sent that is no stack here. */
  pictureOf(sketch: JsonObject): Drawing | null {
    const key = JSON.stringify(sketch)
    const known = this.kept.get(key)
    if (known !== undefined) return known
    const picture = draw(sketch, this.workspace)
    const [oldest] = this.kept.keys()
    if (this.kept.size >= mostKept && oldest !== undefined) this.kept.delete(oldest)
    this.kept.set(key, picture)
    return picture
  }

  /** They would look otherwise now. */
  forget(): void {
    this.kept.clear()
  }
}

/** Draws on a canvas of its own, which is gone afterwards, so that nothing of it can be meant for the document. */
function draw(sketch: JsonObject, workspace: Blockly.WorkspaceSvg): Drawing | null {
  const { type } = sketch
  if (typeof type !== 'string') return null
  const bench = new Blockly.WorkspaceSvg(
    new Blockly.Options({ parentWorkspace: workspace, renderer: workspace.options.renderer }),
  )
  // Names of things and sounds are those of the canvas.
  bench.targetWorkspace = workspace
  Blockly.Events.disable()
  try {
    // Words are measured where they are seen.
    workspace.getParentSvg().append(bench.createDom())
    const block = Blockly.serialization.blocks.append({ ...structuredClone(sketch), type }, bench)
    Blockly.renderManagement.triggerQueuedRenders(bench)
    return block instanceof Blockly.BlockSvg ? drawingOf(block) : null
  } catch {
    // Another version has blocks that this one does not know, and strangers send anything.
    return null
  } finally {
    bench.dispose()
    Blockly.Events.enable()
  }
}
