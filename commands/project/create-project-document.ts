import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { schemaVersion } from '../../model/document/schema-version.ts'
import { templateClient } from '../../model/document/template-client.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import { applyWrites, checkWrites } from '../core/apply-writes.ts'
import type { CommandBus } from '../core/command-bus.ts'
import { createCommandBus } from '../core/create-command-bus.ts'
import type { Write } from '../core/write.ts'

export interface NewProject {
  /** Slug of the template, `''` for none. */
  readonly template: string
  readonly displayName: string
  readonly description?: string
  /** The kind of the first tab, `index`. */
  readonly indexKind?: 'blocks' | 'js'
  /** The first tab's text when it is JavaScript. */
  readonly indexText?: string
  /** Fills the project with commands; each must be accepted. */
  readonly build?: (site: BuildingSite) => void
}

/** What a template's builder works with. */
export interface BuildingSite {
  readonly bus: CommandBus
  readonly sceneId: SceneId
  readonly indexId: FileId
  /** `treehouse-1`, `treehouse-2` … : the same every time, so that the bytes are. */
  newId(): string
}

/**
 * A whole new document: one scene `scene1` with the tab `index`, then what `build` adds. The same input always gives the same
 * bytes, by the reserved client of templates.
 */
export function createProjectDocument(project: NewProject): Y.Doc {
  const { template, build } = project
  const { document, loaded } = openDocument(templateClient)
  loaded()
  const prefix = template === '' ? 'project' : template
  const sceneId = SceneId.parse(`${prefix}-scene`)
  const indexId = FileId.parse(`${prefix}-index`)
  let count = 0
  const newId = () => `${prefix}-${++count}`
  write(document, firstRecords(project, sceneId, indexId))
  let commands = 0
  const bus = createCommandBus({
    document,
    actor: '',
    clock: () => 0,
    newId: () => `${prefix}-command-${++commands}`,
    journal: { append: () => undefined },
  })
  build?.({ bus, sceneId, indexId, newId })
  bus.close()
  return document
}

/** The document as the fixed bytes that a template ships as (update, version 1). */
export const templateUpdate = (document: Y.Doc): Uint8Array => Y.encodeStateAsUpdate(document)

function firstRecords(project: NewProject, sceneId: SceneId, indexId: FileId): readonly Write[] {
  const { template, displayName, description = '', indexKind = 'blocks', indexText = '' } = project
  const born = { t: 0, c: '' }
  const [order = 'a0'] = orderKeys(1)
  const scene = { name: 'scene1', template, order, born, default: true }
  const index = { scene: sceneId, name: 'index', kind: indexKind, order, born }
  return [
    ...Object.entries({ schema: schemaVersion, epoch: 1, displayName, description, template }).map(metaWrite),
    create('scenes', sceneId, scene),
    { ...create('files', indexId, index), ...(indexKind === 'js' && { text: indexText }) },
  ]
}

const metaWrite = ([key, value]: readonly [string, JsonValue]): Write => ({
  op: 'set',
  root: 'meta',
  id: null,
  key,
  value,
})

const create = (root: RootName, id: string, values: Readonly<Record<string, JsonValue>>) =>
  ({ op: 'create', root, id, values }) as const

function write(document: Y.Doc, writes: readonly Write[]): void {
  const checked = checkWrites(document, writes)
  if (!checked) throw new Error('the first records of a project must be valid')
  document.transact((transaction) => applyWrites(transaction, checked.writes, { t: 0, c: '' }))
}
