import * as Blockly from 'blockly/core'
import { offerBlockItem } from './offer-block-item.ts'

type Listener = (blockId: string) => void

interface Offered {
  readonly id: string
  readonly weight: number
  readonly words: string | ((block: Blockly.BlockSvg) => string)
  /** Of a block on a canvas; without it all of them offer it. */
  readonly isFor?: (block: Blockly.BlockSvg) => boolean
  /** What is asked about, the block itself without it. */
  readonly about?: (block: Blockly.BlockSvg) => Blockly.BlockSvg
}

/** Something that the menu of a block asks of whoever listens to its canvas. */
export class BlockRequest {
  private readonly listeners = new WeakMap<Blockly.Workspace, Listener>()

  /** Whom the blocks of a canvas ask. Returns how to end it. */
  on(workspace: Blockly.Workspace, listener: Listener): () => void {
    this.listeners.set(workspace, listener)
    return () => void this.listeners.delete(workspace)
  }

  /** Puts it into the menu of the blocks of canvases that somebody listens to; not of those in a flyout. */
  offer({ id, weight, words, isFor, about }: Offered): void {
    offerBlockItem({
      id,
      weight,
      scopeType: Blockly.ContextMenuRegistry.ScopeType.BLOCK,
      displayText: typeof words === 'string' ? words : ({ block }) => (block ? words(block) : ''),
      preconditionFn: ({ block }) =>
        block && !block.isInFlyout && this.listeners.has(block.workspace) && (isFor?.(block) ?? true)
          ? 'enabled'
          : 'hidden',
      callback: ({ block }) => {
        if (block) this.listeners.get(block.workspace)?.((about?.(block) ?? block).id)
      },
    })
  }
}
