import { setImmediate } from 'node:timers/promises'
import { samples } from '../../content/samples/samples.ts'
import { newPlayCode } from '../routes/publish/new-play-code.ts'
import { projectIdOf } from '../storage/new-id.ts'
import type { Publications } from '../storage/ports/publications.ts'
import type { Storage } from '../storage/storage.ts'
import { houseAccount } from './house-account.ts'
import { type SamplePublication, samplePublication } from './sample-publication.ts'
import { shownSamples } from './shown-samples.ts'

type Needed = Pick<Storage, 'accounts' | 'projects' | 'publications'>

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.compare(one, other) === 0

/**
 * Publishes the samples as projects of the house, each as often as it has changed since the last time; repeated at will, by several
 * processes too. What staff hid stays hidden, and what they put into the bin stays there.
 */
export async function publishSamples(storage: Needed, now: () => number): Promise<void> {
  const { projects, publications } = storage
  const ownerId = await houseAccount(storage.accounts, now)
  for (const [slug, tags] of shownSamples) {
    const sample = samples.find((one) => one.slug === slug)
    if (!sample) throw new Error(`there is no sample ${slug}`)
    const id = projectIdOf(ownerId, slug)
    const { picture, ...world } = await samplePublication(sample)
    const { displayName, description, document } = world
    const at = now()
    await projects.create({
      id,
      ownerId,
      slug,
      displayName,
      description,
      domainKey: null,
      remixedFromId: null,
      isKidProject: true,
      tags,
      at,
      document,
    })
    if (await isPublished({ projects, publications }, id, { ...world, picture })) continue
    const publication = { projectId: id, actorId: ownerId, at, slug, ...world, tags, remixedFromId: null }
    await store(publications, { ...publication, picture: { bytes: picture, type: 'image/jpeg' } })
    // Somebody may be waiting for an answer.
    await setImmediate()
  }
}

/** Whether everybody sees it as it is; true as well for one that is in the bin. */
async function isPublished(
  { projects, publications }: Pick<Needed, 'projects' | 'publications'>,
  id: string,
  { displayName, description, document, picture }: SamplePublication,
): Promise<boolean> {
  const project = await projects.summary(id)
  if (!project) return true
  if (!project.published) return false
  if (project.displayName !== displayName || project.description !== description) return false
  if (!isSame(await publications.documentOfProject(id), document)) return false
  return isSame((await publications.picture(project.published.playCode))?.bytes, picture)
}

/** A play code is random, so a taken one is tried again with another. */
async function store(
  publications: Publications,
  publication: Omit<Parameters<Publications['publish']>[0], 'playCode'>,
): Promise<void> {
  while ((await publications.publish({ ...publication, playCode: newPlayCode() })) === 'code-taken');
}
