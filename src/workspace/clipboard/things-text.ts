import { z } from 'zod'
import { CopiedAsset } from '../../../commands/asset/copied-asset.ts'
import { PastedDoodle, PastedEntity } from '../../../commands/entity/paste-entities.ts'
import {
  assetReference,
  doodleReference,
  type Reference,
  replaceReferences,
} from '../../../model/assets/reference.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { limits } from '../../../model/document/limits.ts'
import { doodleOf } from '../../../model/doodle/with-drawings.ts'
import { AssetId, DoodleId, EntityId, StrokeId } from '../../../model/ids.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Entity, Project } from '../../../model/project/project.ts'
import { fileSources } from '../frame/file-sources.ts'

/** How our texts begin: by it one is told from all others. */
const start = '{"nestling":"things"'
/** Characters of such a text that is still read. */
const longest = 8_000_000

const Things = z.strictObject({
  nestling: z.literal('things'),
  version: z.literal(1),
  entities: z.array(PastedEntity).min(1).max(limits.commandTargets),
  doodles: z.array(PastedDoodle).max(limits.commandTargets),
  /** Texts of before files came along have none. */
  assets: z.array(CopiedAsset).max(limits.commandAssets).default([]),
})
export type CopiedThings = Pick<z.infer<typeof Things>, 'entities' | 'doodles' | 'assets'>

/** Whether a text says of itself that it holds things of ours. */
export const isThingsText = (text: string): boolean => text.trimStart().startsWith(start)

/** The things as a text for the clipboard, parents first, with the drawings and files that they show. */
export function thingsText(project: Project, things: readonly Entity[]): string {
  const inside = new Set(things.map(({ id }) => id))
  const entities = things.map(
    ({ id, kind, name, parentId, position, rotation, scale, components, isHidden }) => ({
      entityId: id,
      kind,
      name,
      parentId: parentId !== null && inside.has(parentId) ? parentId : null,
      position,
      rotation,
      scale,
      components,
      ...(isHidden && { isHidden }),
    }),
  )
  const shown = new Set(things.flatMap((thing) => doodleOf(thing) ?? []))
  const doodles = [...shown].flatMap((doodleId) => {
    const drawing = project.doodle(doodleId)
    if (!drawing) return []
    const { name, width, height, strokes } = drawing
    return [{ doodleId, name, width, height, strokes: strokes.map(({ id, shape }) => ({ id, shape })) }]
  })
  return JSON.stringify({
    nestling: 'things',
    version: 1,
    entities,
    doodles,
    assets: shownAssets(project, things),
  })
}

/** The records of the files that things show or play, as far as they can be written again. */
function shownAssets(project: Project, things: readonly Entity[]): readonly CopiedAsset[] {
  const sources = new Set(things.flatMap(fileSources))
  const shown = project.assets.filter(({ id }) => sources.has(assetReference(id)))
  return shown.slice(0, limits.commandAssets).flatMap((asset) => {
    const { id: assetId, type, name: fileName, key, link, isDisabled, credit, licence } = asset
    const { data } = CopiedAsset.safeParse({
      assetId,
      type,
      fileName,
      key,
      link,
      isDisabled,
      credit,
      licence,
    })
    return data ?? []
  })
}

/** What such a text holds; `undefined` for one that is broken or was not written by us. */
export function readThings(text: string): CopiedThings | undefined {
  if (text.length > longest) return undefined
  try {
    const { data } = Things.safeParse(JSON.parse(text))
    return data && { entities: data.entities, doodles: data.doodles, assets: data.assets }
  } catch {
    return undefined
  }
}

/** The same things with ids of their own. A drawing or file that the project has is shown again; others come along as new ones. */
export function freshThings(
  { entities, doodles, assets }: CopiedThings,
  project: Project,
  newId: () => string,
): CopiedThings {
  const ids = new Map(entities.map(({ entityId }) => [entityId, EntityId.parse(newId())]))
  const strange = doodles.filter(({ doodleId }) => project.doodle(doodleId)?.isRemoved ?? true)
  const sheets = new Map(strange.map(({ doodleId }) => [doodleId, DoodleId.parse(newId())]))
  const known = new Map(project.assets.map(({ key, id }) => [key, id]))
  const strangeFiles = assets
    .filter(({ key }) => !known.has(key))
    .map((asset) => ({ ...asset, from: asset.assetId, assetId: AssetId.parse(newId()) }))
  const references = new Map<string, Reference>([
    ...[...sheets].map(([from, to]) => [doodleReference(from), doodleReference(to)] as const),
    ...assets.flatMap(({ assetId, key }) => {
      const here = known.get(key)
      return here === undefined ? [] : [[assetReference(assetId), assetReference(here)] as const]
    }),
    ...strangeFiles.map(({ from, assetId }) => [assetReference(from), assetReference(assetId)] as const),
  ])
  const renewed = (value: JsonObject): JsonObject => {
    const next = replaceReferences(value, references)
    return isJsonObject(next) ? next : value
  }
  return {
    entities: entities.map((entity) => ({
      ...entity,
      entityId: ids.get(entity.entityId) ?? entity.entityId,
      parentId: entity.parentId === null ? null : (ids.get(entity.parentId) ?? null),
      components: Object.fromEntries(
        Object.entries(entity.components).map(([name, value]) => [name, renewed(value)]),
      ),
    })),
    doodles: strange.map((doodle) => ({
      ...doodle,
      doodleId: sheets.get(doodle.doodleId) ?? doodle.doodleId,
      strokes: doodle.strokes.map((stroke) => ({ ...stroke, id: StrokeId.parse(newId()) })),
    })),
    assets: strangeFiles.map(({ from: _, ...asset }) => asset),
  }
}
