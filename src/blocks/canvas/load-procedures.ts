import * as Blockly from 'blockly/core'

type Definitions = Readonly<Record<string, object>>

let loaded: Definitions | undefined

/** Fetches Blockly's own blocks for procedures, which come with all its standard blocks. Offline they may not come: then canvases do without. */
export async function loadProcedures(): Promise<void> {
  try {
    const { procedures }: { readonly procedures: Definitions } = await import('blockly/blocks')
    loaded = procedures
  } catch {
    // Blocks of a procedure are shown as unknown until the page is loaded again.
  }
}

/** Teaches Blockly the procedures that were fetched. */
export function defineProcedures(): void {
  if (loaded) Blockly.common.defineBlocks({ ...loaded })
}
