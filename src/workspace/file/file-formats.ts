import { strToU8, unzipSync } from 'fflate'
import { sceneBirths } from '../../../content/templates/scene-births.ts'
import { blank } from '../../../content/templates/worlds/blank.ts'
import { type ImportedPage, importPage } from '../../../interchange/aframe-html/import-page.ts'
import { pageMedia } from '../../../interchange/aframe-html/page-media.ts'
import { makePageModels } from '../../../interchange/aframe-html/page-models.ts'
import { type PageSteps, pageSteps } from '../../../interchange/aframe-html/page-steps.ts'
import { aframeRelease, writePage } from '../../../interchange/aframe-html/write-page.ts'
import { filesForProject } from '../../../interchange/project-file/files-for-project.ts'
import { readProjectFile } from '../../../interchange/project-file/read-project-file.ts'
import { writeProjectFile } from '../../../interchange/project-file/write-project-file.ts'
import { worldFiles } from '../../../interchange/world-zip/world-files.ts'
import { writeWorldZip } from '../../../interchange/world-zip/write-world-zip.ts'
import type { Asset } from '../../../model/assets/asset.ts'
import { toJson } from '../../../model/document/to-json.ts'
import { protectedKinds } from '../../../model/kinds/entity-kinds.ts'
import type { Project, Scene } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { GatheredFiles } from '../../client/assets/gather-files.ts'
import { takeProjectFiles } from '../../client/assets/take-project-files.ts'
import { actorId } from '../../client/project-place/actor-id.ts'
import type { Locale } from '../../i18n/locale.ts'
import { assetsOf } from '../frame/file-sources.ts'
import { frameEntityOf } from '../frame/frame-entity-of.ts'
import { runSounds } from '../frame/run-sounds.ts'
import { standAloneScenes } from './stand-alone-scenes.ts'

/** The formats of files, which are fetched when somebody first opens or saves one. */

type Bytes = Uint8Array<ArrayBuffer>

/** A file, and the names of what of the library could not go into it. */
export interface WithoutSome {
  readonly bytes: Bytes
  readonly without: readonly string[]
}

/** A project file as a document that is ready to be opened, with what of its files could not be kept; or why it cannot be. */
export async function readProject(file: Uint8Array, account: string | null) {
  const read = readProjectFile(file)
  if (!read.ok) return read
  const taken = await takeProjectFiles(read.project, account, actorId(account ?? undefined))
  return taken.ok ? { ...taken, name: read.project.name } : taken
}

/** The project with its files, as far as they have room in one file. */
export function projectBytes(
  project: Pick<Project, 'meta' | 'asset'>,
  update: Uint8Array,
  found: GatheredFiles,
): WithoutSome {
  const { assets, tooMany } = filesForProject(found.files, update.length)
  const name = project.meta.displayName
  const without = tooMany.flatMap((id) => project.asset(id) ?? []).concat(found.missing)
  return {
    bytes: new Uint8Array(writeProjectFile({ name, update, assets })),
    without: without.map((asset) => asset.name),
  }
}

/** `makeModel` draws what A-Frame has no shapes for; the page has the nearest of A-Frame's own where it gives no bytes. */
export async function pageBytes(
  project: Project,
  scene: Scene,
  makeModel: (things: readonly FrameEntity[]) => Promise<Uint8Array>,
  gatherFiles: (assets: readonly Asset[]) => Promise<GatheredFiles>,
): Promise<WithoutSome> {
  const entities = project.entities(scene.id)
  const models = await makePageModels(entities, async (thing) => {
    const bytes = await makeModel([frameEntityOf(thing)])
    return bytes.length === 0 ? undefined : bytes
  })
  const found = await gatherFiles(assetsOf(project, entities))
  const page = writePage(project, scene, {
    aframeAddress: aframeRelease,
    models,
    media: pageMedia(entities, found.files),
  })
  return { bytes: new Uint8Array(strToU8(page)), without: found.missing.map(({ name }) => name) }
}

/** A page and the commands that make a scene of it. */
export function readPage(
  project: Project,
  html: string,
  newId: () => string,
): { readonly page: ImportedPage } & PageSteps {
  const page = importPage(html, newId)
  const people = sceneBirths(blank, newId).filter(({ kind }) => protectedKinds.includes(kind))
  return { page, ...pageSteps(project, page, people, newId) }
}

/** The world with all of its scenes, ready for any web server. `frameZip` is what our own server keeps of the scene frame. */
export async function zipBytes(
  project: Project,
  locale: Locale,
  frameZip: Uint8Array,
  gatherFiles: (assets: readonly Asset[]) => Promise<GatheredFiles>,
): Promise<WithoutSome> {
  const { 'frame.html': framePage, ...files } = unzipSync(frameZip)
  if (!framePage) throw new Error('the stand-alone frame has no page')
  const { scenes, assets } = await standAloneScenes(project)
  const found = await gatherFiles(assets)
  const zip = writeWorldZip({
    title: project.meta.displayName,
    locale,
    scenes,
    sceneNames: project.scenes.map(({ name }) => name),
    sounds: runSounds(project).flatMap((sound) => toJson(sound) ?? []),
    files: worldFiles(assets, found.files),
    framePage: new TextDecoder().decode(framePage),
    frameFiles: new Map(Object.entries(files)),
  })
  return { bytes: new Uint8Array(zip), without: found.missing.map(({ name }) => name) }
}
