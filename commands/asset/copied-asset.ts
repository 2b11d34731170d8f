import { z } from 'zod'
import { licences } from '../../model/assets/asset.ts'
import { limits } from '../../model/document/limits.ts'
import type { Project } from '../../model/project/project.ts'
import type { PlanContext } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { AssetBirth, birthOfAsset } from './asset-birth.ts'

/** A file that comes along with the things that show it, with what is known of who made it. */
export const CopiedAsset = AssetBirth.extend({
  credit: z.string().max(limits.creditLength),
  licence: z.enum(licences),
})
export type CopiedAsset = z.infer<typeof CopiedAsset>

/** The writes that add the files which the project does not have; `undefined` when one has no name. */
export function copiedAssetWrites(
  project: Project,
  assets: readonly CopiedAsset[],
  context: PlanContext,
): readonly Write[] | undefined {
  const list: Write[] = []
  for (const { credit, licence, ...birth } of assets) {
    if (project.asset(birth.assetId)) continue
    const born = birthOfAsset(project, birth, context, { credit, licence })
    if (!born) return undefined
    list.push(born.write)
  }
  return list
}
