import * as Y from 'yjs'
import { applyWrites, checkWrites } from '../../commands/core/apply-writes.ts'
import type { Write } from '../../commands/core/write.ts'
import { openDocument } from '../../model/document/open-document.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import { schemaVersion } from '../../model/document/schema-version.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import { blockRows } from './block-stack.ts'
import type { EntityBlueprint, FileBlueprint, FurnishedScene, SceneBlueprint } from './scene-blueprint.ts'

const firstScene = 'scene1'
const stamp: Stamp = { t: 1, c: 'template' }

/** A starter scene as the update of a fresh document (Yjs v1). */
export const sceneBytes = (blueprint: SceneBlueprint): Uint8Array =>
  Y.encodeStateAsUpdate(sceneDocument(blueprint))

/** A starter scene as a fresh document, written through the same writes as every command. */
export function sceneDocument(blueprint: SceneBlueprint): Y.Doc {
  const { document, loaded } = openDocument(blueprint.clientId)
  const scenes = [{ ...blueprint, name: firstScene }, ...(blueprint.otherScenes ?? [])]
  const orders = orderKeys(scenes.length)
  const writes: readonly Write[] = [
    ...metaWrites(blueprint),
    ...scenes.flatMap((scene, index) => sceneWrites(scene, blueprint.slug, orders[index] ?? '')),
  ]
  const checked = checkWrites(document, writes)
  if (!checked) throw new Error(`the starter scene ${blueprint.slug} writes something impossible`)
  document.transact((transaction) => applyWrites(transaction, checked, stamp))
  loaded()
  return document
}

/** A scene, whose name is its id too. */
function sceneWrites(
  { name, entities, files }: FurnishedScene & { readonly name: string },
  template: string,
  order: string,
): readonly Write[] {
  const entityOrders = orderKeys(entities.length)
  const fileOrders = orderKeys(files.length)
  const isFirst = name === firstScene
  const born = { ...stamp }
  return [
    {
      op: 'create',
      root: 'scenes',
      id: name,
      values: { name, template, ...(isFirst && { default: true }), order, born },
    },
    ...entities.map((entity, index) => entityWrite(entity, name, entityOrders[index] ?? '')),
    ...files.flatMap((file, index) => fileWrites(file, name, fileOrders[index] ?? '')),
  ]
}

function metaWrites({ slug, displayName, origin = slug }: SceneBlueprint): readonly Write[] {
  return Object.entries({ schema: schemaVersion, displayName, description: '', template: origin }).map(
    ([key, value]) => ({
      op: 'set',
      root: 'meta',
      id: null,
      key,
      value,
    }),
  )
}

function entityWrite(entity: EntityBlueprint, sceneId: string, order: string): Write {
  const {
    id,
    kind,
    name,
    inside = '',
    position,
    rotation = [0, 0, 0],
    scale = [1, 1, 1],
    components,
  } = entity
  return {
    op: 'create',
    root: `ents:${sceneId}`,
    id,
    values: {
      kind,
      name,
      place: { p: inside, o: order, prev: '', ...stamp },
      position,
      rotation,
      scale,
      ...components,
    },
  }
}

function fileWrites(file: FileBlueprint, sceneId: string, order: string): readonly Write[] {
  const own = file.name.toLowerCase()
  const id = sceneId === firstScene ? own : `${sceneId}-${own}`
  const values = { scene: sceneId, name: file.name, kind: file.kind, order, born: { ...stamp } }
  if (file.kind === 'js') return [{ op: 'create', root: 'files', id, values, text: file.text }]
  const rows = file.stacks.flatMap((stack, index) => blockRows(stack, `${id}-${index}`, stamp))
  const variables = file.variables ?? []
  return [
    { op: 'create', root: 'files', id, values },
    ...variables.map(
      ({ id: variableId, name, type = '' }): Write => ({
        op: 'create',
        root: `vars:${id}`,
        id: variableId,
        values: { name, type, born: { ...stamp } },
      }),
    ),
    ...rows.map(
      ([blockId, block]): Write => ({ op: 'create', root: `blocks:${id}`, id: blockId, values: block }),
    ),
  ]
}
