import type { ProjectSummary } from '../../protocol/http/project.ts'
import type { NamedPicture } from '../storage/ports/project-pictures.ts'
import type { Storage } from '../storage/storage.ts'

/** What a copy of a project looks like at first: as its people see it, which only they copy (`isLive`), or as it was published. */
export async function pictureToTakeAlong(
  { publications, projectPictures }: Pick<Storage, 'publications' | 'projectPictures'>,
  { _id, published }: ProjectSummary,
  isLive: boolean,
): Promise<readonly NamedPicture[]> {
  const picture =
    (isLive ? await projectPictures.find(_id, 'project', '') : undefined) ??
    (published ? await publications.picture(published.playCode) : undefined)
  return picture ? [{ kind: 'project', name: '', picture }] : []
}
