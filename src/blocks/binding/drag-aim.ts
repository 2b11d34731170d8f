import * as Blockly from 'blockly/core'

const aims = new WeakMap<Blockly.Workspace, Blockly.RenderedConnection>()

/** Previews where a dragged block would be plugged in, as Blockly does, and lets others ask where that is. */
export class DragAim extends Blockly.InsertionMarkerPreviewer {
  private readonly canvas: Blockly.Workspace

  constructor(dragged: Blockly.BlockSvg) {
    super(dragged)
    this.canvas = dragged.workspace
  }

  /** The blocks that a drop would connect right now: the one that is aimed at and what is in that place. */
  static blocks(canvas: Blockly.Workspace): readonly Blockly.Block[] {
    const aim = aims.get(canvas)
    const inside = aim?.targetBlock()
    return aim ? [aim.getSourceBlock(), ...(inside ? [inside] : [])] : []
  }

  override previewReplacement(
    dragged: Blockly.RenderedConnection,
    aim: Blockly.RenderedConnection,
    replaced: Blockly.BlockSvg,
  ): void {
    super.previewReplacement(dragged, aim, replaced)
    aims.set(this.canvas, aim)
  }

  override previewConnection(dragged: Blockly.RenderedConnection, aim: Blockly.RenderedConnection): void {
    super.previewConnection(dragged, aim)
    aims.set(this.canvas, aim)
  }

  override hidePreview(): void {
    super.hidePreview()
    aims.delete(this.canvas)
  }
}
