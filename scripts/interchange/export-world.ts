import { createRequire } from 'node:module'
import draco from 'draco3dgltf'
import { strToU8 } from 'fflate'
import { pageMedia } from '../../interchange/aframe-html/page-media.ts'
import { makePageModels } from '../../interchange/aframe-html/page-models.ts'
import { aframeRelease, writePage } from '../../interchange/aframe-html/write-page.ts'
import { type FileBytes, worldFiles } from '../../interchange/world-zip/world-files.ts'
import { writeWorldZip } from '../../interchange/world-zip/write-world-zip.ts'
import type { Asset } from '../../model/assets/asset.ts'
import { toJson } from '../../model/document/to-json.ts'
import { AssetId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { buildWorld } from '../../runtime/export/build-world.ts'
import type { FindFile } from '../../runtime/export/export-file.ts'
import { writeGlb } from '../../runtime/export/write-glb.ts'
import { dracoShapes, namesExtension } from '../../runtime/files/names-extension.ts'
import { unpackModel } from '../../runtime/files/unpack-model.ts'
import type { Three } from '../../runtime/models/kit/three.ts'
import { isFileKind } from '../../src/client/assets/file-kinds.ts'
import { pictureSize } from '../../src/client/assets/picture-size.ts'
import { standAloneScenes } from '../../src/workspace/file/stand-alone-scenes.ts'
import { assetsOf } from '../../src/workspace/frame/file-sources.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { runSounds } from '../../src/workspace/frame/run-sounds.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { frameFiles } from './frame-files.ts'

const formats = ['aframe', 'zip', 'gltf'] as const
export type ExportFormat = (typeof formats)[number]

export const isExportFormat = (format: string): format is ExportFormat =>
  formats.some((known) => known === format)

export interface ExportedWorld {
  readonly bytes: Uint8Array
  /** What the format has no place for, a sentence each. */
  readonly leftOut: readonly string[]
}

const three: Three = createRequire(import.meta.url)('super-three')

/** The files of a project file as a model can hold them: a page would paint the others anew. */
const findIn =
  (project: Project, files: ReadonlyMap<AssetId, FileBytes>): FindFile =>
  async (source) => {
    const id = AssetId.parse(source.slice('asset:'.length))
    const file = files.get(id)
    const kind = project.asset(id)?.key.split('.').at(-1) ?? ''
    if (!file || !isFileKind(kind) || kind === 'gif' || kind === 'svg') return undefined
    const isDraco = kind === 'glb' && namesExtension(file.bytes, dracoShapes)
    const bytes = isDraco
      ? await unpackModel(file.bytes, { shapes: await draco.createDecoderModule() })
      : new Uint8Array(file.bytes)
    return { bytes, type: file.type, size: pictureSize(kind, file.bytes) ?? null }
  }

/** The default scene of a project in a format of others; as a zip the whole world. */
export async function exportWorld(
  project: Project,
  files: ReadonlyMap<AssetId, FileBytes>,
  format: ExportFormat,
): Promise<ExportedWorld> {
  const scene = project.defaultScene
  const entities = project.entities(scene.id)
  const assets = assetsOf(project, entities)
  const find = findIn(project, files)
  const missing = (those: readonly Asset[]) =>
    those.filter(({ id }) => !files.has(id)).map(({ name }) => `The file ${name} is not in the project file.`)
  switch (format) {
    case 'aframe': {
      const models = await makePageModels(entities, async (thing) =>
        writeGlb(await buildWorld(three, [frameEntityOf(thing)], find), 'Nestling'),
      )
      const media = pageMedia(entities, files)
      const page = writePage(project, scene, { aframeAddress: aframeRelease, models, media })
      return { bytes: strToU8(page), leftOut: missing(assets) }
    }
    case 'zip': {
      await ensureBuilt()
      const { scenes, assets: wanted, errors } = await standAloneScenes(project)
      const frame = frameFiles()
      const bytes = writeWorldZip({
        title: project.meta.displayName,
        locale: 'en',
        scenes,
        sceneNames: project.scenes.map(({ name }) => name),
        sounds: runSounds(project).flatMap((sound) => toJson(sound) ?? []),
        files: worldFiles(wanted, files),
        framePage: frame.page,
        frameFiles: frame.files,
      })
      return { bytes, leftOut: [...missing(wanted), ...errors.map(mistake)] }
    }
    case 'gltf': {
      const world = await buildWorld(three, entities.map(frameEntityOf), find)
      const { leftOut } = world
      const bytes = await writeGlb(world, 'Nestling')
      return { bytes, leftOut: leftOut.map((name) => `${name} is nothing that a 3D model can hold.`) }
    }
  }
}

const mistake = ({ fileName, line }: { readonly fileName: string; readonly line: number | null }): string =>
  `The program ${fileName} has a mistake${line === null ? '' : ` in line ${line}`} and does not run.`
