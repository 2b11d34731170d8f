import { strToU8, type Zippable, zipSync } from 'fflate'
import { type Manifest, projectFormat, projectVersion } from './manifest.ts'
import type { ProjectFile } from './project-file.ts'
import { sha256 } from './sha256.ts'

/** The first moment that a zip archive can name: files of ours have no time, so that the same project gives the same bytes. */
const noTime = new Date(1980, 0, 1)

/** A project with its assets as one file. */
export function writeProjectFile({ name, update, assets }: ProjectFile): Uint8Array {
  const manifest: Manifest = {
    format: projectFormat,
    version: projectVersion,
    name,
    document: { sha256: sha256(update) },
    assets: assets.map(({ id, bytes }) => ({ id, sha256: sha256(bytes) })),
  }
  const files: Zippable = {
    'manifest.json': [strToU8(JSON.stringify(manifest)), { level: 6 }],
    'document.bin': [update, { level: 6 }],
  }
  // Pictures, sounds and models are packed already.
  for (const [index, { bytes }] of assets.entries()) files[assetFile(index)] = [bytes, { level: 0 }]
  return zipSync(files, { mtime: noTime })
}

/** The name of an asset in the file, by its place in the manifest. */
export const assetFile = (index: number): string => `assets/${String(index + 1).padStart(4, '0')}`
