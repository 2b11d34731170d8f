import { z } from 'zod'
import { assetTypes } from '../../model/assets/asset.ts'
import { assetName } from '../../model/assets/asset-name.ts'
import { limits } from '../../model/document/limits.ts'
import { freeName } from '../../model/document/unique-names.ts'
import { AssetId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import type { PlanContext } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { assetPlace } from './asset-place.ts'

/** A day, in milliseconds. */
const longest = 86_400_000

/** A file that comes to the project's library. */
export const AssetBirth = z.strictObject({
  assetId: AssetId,
  type: z.enum(assetTypes),
  fileName: z.string().max(limits.fileNameLength),
  ...assetPlace,
  /** How long a sound or a film is. */
  milliseconds: z.number().min(0).max(longest).optional(),
})
export type AssetBirth = z.infer<typeof AssetBirth>

/**
 * The write that adds the file, under the part of its name before the first dot; a number makes that unique among the assets of its
 * type. `origin` is what is known of who made it. `undefined` when nothing is left of the name.
 */
export function birthOfAsset(
  project: Project,
  { assetId, type, fileName, key, link, isDisabled, milliseconds }: AssetBirth,
  { lamport, actor }: PlanContext,
  origin: Readonly<Record<string, string>> = {},
): { readonly name: string; readonly write: Write } | undefined {
  const wanted = assetName(fileName)
  if (wanted === '') return undefined
  const alike = project.assets.filter((asset) => asset.type === type)
  const name = freeName(alike, wanted)
  const born = { t: lamport, c: actor }
  const length = milliseconds === undefined ? {} : { ms: milliseconds }
  const values = { type, name, key, link, disabled: isDisabled, born, ...origin, ...length }
  return { name, write: { op: 'create', root: 'assets', id: assetId, values } }
}

/** The same for a command that only needs the file to be there: nothing for one that is. */
export function assetWrites(
  project: Project,
  birth: AssetBirth | undefined,
  context: PlanContext,
): readonly Write[] | undefined {
  if (!birth || project.asset(birth.assetId)) return []
  const born = birthOfAsset(project, birth, context)
  return born && [born.write]
}
