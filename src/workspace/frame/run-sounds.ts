import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunScript, RunSound } from '../../../protocol/frame/to-frame.ts'

/** The sound files of a project, as programs can play them by name. */
export const runSounds = ({ assets }: Pick<Project, 'assets'>): RunSound[] =>
  soundFiles({ assets }).map(({ id, name, milliseconds }) => ({
    name,
    source: assetReference(id),
    milliseconds: milliseconds ?? null,
  }))

/** Those that these scripts may want, all or none: what a script calls a sound can be known only when it runs. */
export const soundsWanted = (
  project: Pick<Project, 'assets'>,
  scripts: readonly Pick<RunScript, 'source'>[],
): readonly Asset[] => (scripts.some(({ source }) => source.includes('sound.')) ? soundFiles(project) : [])

const soundFiles = ({ assets }: Pick<Project, 'assets'>): readonly Asset[] =>
  assets.filter(({ type }) => type === 'sounds')
