import type { Login } from '../auth/login.ts'
import { copyProject } from '../sync/copy-project.ts'
import { assetFiles } from './asset-files.ts'
import type { ExportTools } from './export-tools.ts'
import { type ExportedFile, jsonFile } from './exported-file.ts'
import { projectJson } from './project-json.ts'
import { recordFiles } from './record-files.ts'

/** A project's whole document and what it shows, with `facts` about it; `folder` is where. */
async function* projectFiles(
  project: { readonly id: string; readonly folder: string; readonly facts: object },
  { storage, logger, now }: ExportTools,
): AsyncGenerator<ExportedFile> {
  const from = { log: storage.updateLog, logger, now }
  const { bytes, reading } = await copyProject(project.id, from, projectJson)
  yield jsonFile(`${project.folder}/project.json`, { ...project.facts, ...reading })
  yield { path: `${project.folder}/document.yjs`, bytes }
}

/**
 * Everything that is kept of a person, one file after the other; no more than one project and one page of a list is in memory. What
 * belongs to others (who else is in a project, who reported something) is not in it.
 */
export async function* accountFiles(
  { account, roles }: Login,
  tools: ExportTools,
): AsyncGenerator<ExportedFile> {
  const { storage } = tools
  const profile = await storage.profiles.of(account.id)
  const keptOfSignUp = await storage.profiles.keptOfSignUp(account.id)
  yield jsonFile('profile.json', { ...account, about: profile?.about ?? '', roles, ...keptOfSignUp })
  const picture =
    account.profileImg && (await storage.profiles.picture(account.profileImg.split('/').at(-1) ?? ''))
  if (picture) yield { path: 'picture.webp', bytes: picture.bytes }
  const projects = await storage.projects.ofMember(account.id)
  yield jsonFile(
    'invited-to.json',
    projects.filter(({ username }) => username !== account.username),
  )
  const binned = await storage.bin.ofOwner(account.id)
  yield jsonFile('bin.json', binned)
  yield* recordFiles(storage.personalRecords, account.id)
  yield* assetFiles(account.id, tools)
  for (const facts of await storage.projects.ofOwner(account.id, false)) {
    yield* projectFiles({ id: facts._id, folder: `projects/${facts.name}`, facts }, tools)
  }
  for (const facts of binned) {
    yield* projectFiles({ id: facts._id, folder: `bin/${facts._id}`, facts }, tools)
  }
}
