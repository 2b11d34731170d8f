import { createRequire } from 'node:module'
import { strToU8 } from 'fflate'
import { makePageModels } from '../../interchange/aframe-html/page-models.ts'
import { aframeRelease, writePage } from '../../interchange/aframe-html/write-page.ts'
import { writeWorldZip } from '../../interchange/world-zip/write-world-zip.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { buildWorld } from '../../runtime/export/build-world.ts'
import { writeGlb } from '../../runtime/export/write-glb.ts'
import type { Three } from '../../runtime/models/kit/three.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
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

async function glbOf(things: readonly Entity[]): Promise<Uint8Array> {
  const { root } = await buildWorld(three, things.map(frameEntityOf))
  return writeGlb(root, 'Nestling')
}

/** The default scene of a project in a format of others. */
export async function exportWorld(project: Project, format: ExportFormat): Promise<ExportedWorld> {
  const scene = project.defaultScene
  switch (format) {
    case 'aframe': {
      const models = await makePageModels(project.entities(scene.id), async (thing) => glbOf([thing]))
      const page = writePage(project, scene, { aframeAddress: aframeRelease, models })
      return { bytes: strToU8(page), leftOut: [] }
    }
    case 'zip': {
      await ensureBuilt()
      const { scripts, errors } = await compileScene(project, scene.id)
      const { page, files } = frameFiles()
      const bytes = writeWorldZip({
        title: project.meta.displayName,
        locale: 'en',
        entities: project.entities(scene.id).flatMap((entity) => toJson(frameEntityOf(entity)) ?? []),
        scripts: scripts.flatMap((script) => toJson(script) ?? []),
        seed: 1,
        framePage: page,
        frameFiles: files,
      })
      return { bytes, leftOut: errors.map(mistake) }
    }
    case 'gltf': {
      const { root, leftOut } = await buildWorld(three, project.entities(scene.id).map(frameEntityOf))
      const bytes = await writeGlb(root, 'Nestling')
      return { bytes, leftOut: leftOut.map((name) => `${name} is nothing that a 3D model can hold.`) }
    }
  }
}

const mistake = ({ fileName, line }: { readonly fileName: string; readonly line: number | null }): string =>
  `The program ${fileName} has a mistake${line === null ? '' : ` in line ${line}`} and does not run.`
