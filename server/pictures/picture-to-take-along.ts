import type { ProjectSummary } from '../../protocol/http/project.ts'
import type { NamedPicture } from '../storage/ports/project-pictures.ts'
import type { Storage } from '../storage/storage.ts'

/** What a copy of a project looks like at first: as the original was published, or as its people see it. */
export async function pictureToTakeAlong(
  { publications, projectPictures }: Pick<Storage, 'publications' | 'projectPictures'>,
  { _id, published }: ProjectSummary,
): Promise<readonly NamedPicture[]> {
  const picture = await (published
    ? publications.picture(published.playCode)
    : projectPictures.find(_id, 'project', ''))
  return picture ? [{ kind: 'project', name: '', picture }] : []
}
