import { strToU8, unzipSync } from 'fflate'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import { sceneBirths } from '../../../content/templates/scene-births.ts'
import { blank } from '../../../content/templates/worlds/blank.ts'
import { type ImportedPage, importPage } from '../../../interchange/aframe-html/import-page.ts'
import { makePageModels } from '../../../interchange/aframe-html/page-models.ts'
import { type PageSteps, pageSteps } from '../../../interchange/aframe-html/page-steps.ts'
import { aframeRelease, writePage } from '../../../interchange/aframe-html/write-page.ts'
import type { FileFault } from '../../../interchange/project-file/file-fault.ts'
import { readProjectFile } from '../../../interchange/project-file/read-project-file.ts'
import { writeProjectFile } from '../../../interchange/project-file/write-project-file.ts'
import { writeWorldZip } from '../../../interchange/world-zip/write-world-zip.ts'
import { toJson } from '../../../model/document/to-json.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import { protectedKinds } from '../../../model/kinds/entity-kinds.ts'
import type { Project, Scene } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { Locale } from '../../i18n/locale.ts'
import { compileScene } from '../frame/compile-scene.ts'
import { frameEntityOf } from '../frame/frame-entity-of.ts'

/** The formats of files, which are fetched when somebody first opens or saves one. */

type Bytes = Uint8Array<ArrayBuffer>

/** A document out of a project file, ready to be opened; or why it cannot be. */
export type ReadDocument =
  | { readonly ok: true; readonly name: string; readonly update: Uint8Array }
  | { readonly ok: false; readonly fault: FileFault }

export function readDocument(file: Uint8Array): ReadDocument {
  const read = readProjectFile(file)
  if (!read.ok) return read
  const opened = openForeignDocument(read.project.update)
  if (!opened.ok) return opened
  opened.document.destroy()
  return { ok: true, name: read.project.name, update: opened.update }
}

export const projectBytes = (name: string, update: Uint8Array): Bytes =>
  new Uint8Array(writeProjectFile({ name, update, assets: [] }))

/** `makeModel` draws what A-Frame has no shapes for; the page has the nearest of A-Frame's own where it gives no bytes. */
export async function pageBytes(
  project: Project,
  scene: Scene,
  makeModel: (things: readonly FrameEntity[]) => Promise<Uint8Array>,
): Promise<Bytes> {
  const models = await makePageModels(project.entities(scene.id), async (thing) => {
    const bytes = await makeModel([frameEntityOf(thing)])
    return bytes.length === 0 ? undefined : bytes
  })
  return new Uint8Array(strToU8(writePage(project, scene, { aframeAddress: aframeRelease, models })))
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

/** The world that begins with `scene`, ready for any web server. `frameZip` is what our own server keeps of the scene frame. */
export async function zipBytes(
  project: Project,
  scene: Scene,
  locale: Locale,
  frameZip: Uint8Array,
): Promise<Bytes> {
  const { 'frame.html': framePage, ...files } = unzipSync(frameZip)
  if (!framePage) throw new Error('the stand-alone frame has no page')
  const { scripts } = await compileScene(project, scene.id)
  const zip = writeWorldZip({
    title: project.meta.displayName,
    locale,
    entities: entitiesWithDrawings(project, scene.id).flatMap(
      (entity) => toJson(frameEntityOf(entity)) ?? [],
    ),
    scripts: scripts.flatMap((script) => toJson(script) ?? []),
    seed: 1,
    framePage: new TextDecoder().decode(framePage),
    frameFiles: new Map(Object.entries(files)),
  })
  return new Uint8Array(zip)
}
