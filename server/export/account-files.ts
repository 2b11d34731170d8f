import type { FastifyBaseLogger } from 'fastify'
import { assetTypes } from '../../model/assets/asset.ts'
import type { Login } from '../auth/login.ts'
import type { AssetHolder, AssetRecord } from '../storage/ports/assets.ts'
import type { Storage } from '../storage/storage.ts'
import { copyProject } from '../sync/copy-project.ts'
import { type ExportedFile, jsonFile } from './exported-file.ts'
import { projectJson } from './project-json.ts'

const assetsPerPage = 100

interface Tools {
  readonly storage: Storage
  readonly logger: FastifyBaseLogger
  readonly now: () => number
}

async function assetsOf(userId: string, { storage, now }: Tools): Promise<readonly AssetRecord[]> {
  const holder: AssetHolder = `person:${userId}`
  const found: AssetRecord[] = []
  for (const type of assetTypes) {
    for (let page = 1, isMore = true; isMore; page += 1) {
      const records =
        (await storage.assets.list([holder], { type, search: '', limit: assetsPerPage, page }, now())) ?? []
      found.push(...records)
      isMore = records.length === assetsPerPage
    }
  }
  return found
}

async function* projectFiles(ownerId: string, tools: Tools): AsyncGenerator<ExportedFile> {
  const { storage, logger, now } = tools
  for (const summary of await storage.projects.ofOwner(ownerId, false)) {
    const from = { log: storage.updateLog, logger, now }
    const { bytes, reading } = await copyProject(summary._id, from, projectJson)
    const folder = `projects/${summary.name}`
    yield jsonFile(`${folder}/project.json`, { ...summary, ...reading })
    yield { path: `${folder}/document.yjs`, bytes }
  }
}

/** Everything that is kept of a person, one file after the other; no more than one project is in memory. */
export async function* accountFiles({ account, roles }: Login, tools: Tools): AsyncGenerator<ExportedFile> {
  const { storage } = tools
  const profile = await storage.profiles.of(account.id)
  const keptOfSignUp = await storage.profiles.keptOfSignUp(account.id)
  yield jsonFile('profile.json', { ...account, about: profile?.about ?? '', roles, ...keptOfSignUp })
  const picture =
    account.profileImg && (await storage.profiles.picture(account.profileImg.split('/').at(-1) ?? ''))
  if (picture) yield { path: 'picture.webp', bytes: picture }
  const projects = await storage.projects.ofMember(account.id)
  yield jsonFile(
    'invited-to.json',
    projects.filter(({ username }) => username !== account.username),
  )
  yield jsonFile('bin.json', await storage.bin.ofOwner(account.id))
  yield jsonFile('assets.json', await assetsOf(account.id, tools))
  yield* projectFiles(account.id, tools)
}
