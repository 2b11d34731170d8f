import type * as Y from 'yjs'
import { applyWrites, checkWrites } from '../../commands/core/apply-writes.ts'
import type { CommandBus } from '../../commands/core/command-bus.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import type { Write } from '../../commands/core/write.ts'
import { openDocument } from '../../model/document/open-document.ts'

export interface NewProject {
  /** Begins the ids of its scene and its tab; `''` for `project`. */
  readonly template: string
  readonly displayName: string
  /** Fills the project with commands. */
  readonly build?: (site: { readonly bus: CommandBus }) => void
}

/** The Yjs client that writes it, a reserved one. */
const builder = 1
const born = { t: 0, c: '' }

/**
 * A whole new document: one scene `scene1` with the tab `index` (blocks), then what `build` adds. The same input always gives the
 * same bytes.
 */
export function createProjectDocument({ template, displayName, build }: NewProject): Y.Doc {
  const { document, loaded } = openDocument(builder)
  loaded()
  const prefix = template === '' ? 'project' : template
  const scene = { name: 'scene1', template, order: 'a0', born, default: true }
  const index = { scene: `${prefix}-scene`, name: 'index', kind: 'blocks', order: 'a0', born }
  write(document, [
    { op: 'set', root: 'meta', id: null, key: 'displayName', value: displayName },
    { op: 'set', root: 'meta', id: null, key: 'template', value: template },
    { op: 'create', root: 'scenes', id: `${prefix}-scene`, values: scene },
    { op: 'create', root: 'files', id: `${prefix}-index`, values: index },
  ])
  let commands = 0
  const bus = createCommandBus({
    document,
    actor: '',
    clock: () => 0,
    newId: () => `${prefix}-command-${++commands}`,
    journal: { append: () => undefined },
  })
  build?.({ bus })
  bus.close()
  return document
}

function write(document: Y.Doc, writes: readonly Write[]): void {
  const checked = checkWrites(document, writes)
  if (!checked) throw new Error('the first records of a project must be valid')
  document.transact((transaction) => applyWrites(transaction, checked, born))
}
