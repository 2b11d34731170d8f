import { z } from 'zod'
import { assetReference, replaceReference } from '../../model/assets/reference.ts'
import { type Use, whereUsed } from '../../model/assets/where-used.ts'
import { recordPrefix } from '../../model/blocks/block-record.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { AssetId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Project } from '../../model/project/project.ts'
import { type Contents, contentsAsTheyCame } from '../core/as-it-came.ts'
import { defineCommand, type Plan, type PlanContext, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { AssetBirth, birthOfAsset } from './asset-birth.ts'
import { listedAsset } from './listed-asset.ts'

const Payload = z.strictObject({
  assetId: AssetId,
  replacementId: AssetId,
  asset: AssetBirth.optional(),
})

/**
 * Lets everything that shows or plays one asset show another of the same type: components in all scenes, those of locked
 * things too, and blocks. Scripts are text and stay as they are. Both assets stay in the library; a replacement that is not in it yet
 * comes along.
 */
export const replaceAsset = defineCommand({
  type: 'asset.replace',
  version: 2,
  label: 'command.asset.replace',
  payload: Payload,
  surface: () => 'assets',
  plan: (project, payload, context) => replace(project, payload, context, project),
})

/** As recordings of before version 2 have it: what one thing or block holds is written in the order in which it came. */
export const replaceAssetAsItCame = defineCommand({
  type: 'asset.replace',
  version: 1,
  label: 'command.asset.replace',
  payload: Payload,
  surface: () => 'assets',
  plan: (project, payload, context) =>
    replace(project, payload, context, contentsAsTheyCame(project, context.records)),
})

/** `contents` are those of the project, in the order in which they are written. */
function replace(
  project: Project,
  { assetId, replacementId, asset: birth }: z.infer<typeof Payload>,
  context: PlanContext,
  contents: Contents,
): Plan {
  const asset = project.asset(assetId)
  const listed = listedAsset(project, replacementId)
  const born = !listed && birth?.assetId === replacementId ? birthOfAsset(project, birth, context) : undefined
  const replacement = listed ?? (born && { name: born.name, type: birth?.type })
  if (!asset || !replacement) return reject('asset.missing')
  const { name } = replacement
  if (asset.type !== replacement.type) return reject('asset.other-type', { name })
  const [from, to] = [assetReference(assetId), assetReference(replacementId)]
  const replaced = (value: JsonValue) => replaceReference(value, from, to)
  const list = whereUsed(contents, from).flatMap((use) =>
    use.kind === 'block' ? blockWrites(contents, use, replaced) : componentWrites(project, use, replaced),
  )
  const all = list.length > 0 && born ? [born.write, ...list] : list
  return writes(all, { name: asset.name, replacement: name, count: list.length })
}

type Replace = (value: JsonValue) => JsonValue

function componentWrites(
  project: Project,
  { sceneId, entityId, component: key }: Extract<Use, { kind: 'component' }>,
  replaced: Replace,
): readonly Write[] {
  const value = project.entity(entityId)?.components[key]
  if (!value) return []
  return [{ op: 'set', root: entitiesRoot(sceneId), id: entityId, key, value: replaced(value) }]
}

const parts = ['fields', 'extra', 'shadows'] as const

function blockWrites(
  contents: Contents,
  { fileId, blockId }: Extract<Use, { kind: 'block' }>,
  replaced: Replace,
): readonly Write[] {
  const block = contents.blocks(fileId).blocks.get(blockId)
  if (!block) return []
  const root = `blocks:${fileId}` as const
  return parts.flatMap((part) =>
    Object.entries(block[part]).flatMap(([name, value]): readonly Write[] => {
      const next = replaced(value)
      return next === value
        ? []
        : [{ op: 'set', root, id: blockId, key: recordPrefix[part] + name, value: next }]
    }),
  )
}
