import { strFromU8 } from 'fflate'
import { archiveLimits } from './archive-limits.ts'
import { BadFile, type FileFault } from './file-fault.ts'
import { Manifest, projectFormat, projectVersion } from './manifest.ts'
import type { ProjectFile } from './project-file.ts'
import { readArchive } from './read-archive.ts'
import { sha256 } from './sha256.ts'
import { assetFile } from './write-project-file.ts'

export type ReadProjectFile =
  | { readonly ok: true; readonly project: ProjectFile }
  | { readonly ok: false; readonly fault: FileFault }

/**
 * Opens a project file. Never throws, whatever the bytes are; a file that is taken holds exactly what it says, byte for byte. The
 * document in it is still to be checked (`openForeignDocument`), and so are the assets, as any upload is.
 */
export function readProjectFile(file: Uint8Array): ReadProjectFile {
  try {
    return { ok: true, project: readFiles(readArchive(file)) }
  } catch (error) {
    if (error instanceof BadFile) return { ok: false, fault: error.fault }
    throw error
  }
}

function readFiles(files: ReadonlyMap<string, Uint8Array>): ProjectFile {
  const manifest = readManifest(files.get('manifest.json'))
  const update = checked(files.get('document.bin'), manifest.document.sha256)
  const assets = manifest.assets.map(({ id, sha256: sum }, index) => ({
    id,
    bytes: checked(files.get(assetFile(index)), sum),
  }))
  if (files.size !== assets.length + 2) throw new BadFile('unsafe')
  if (new Set(assets.map(({ id }) => id)).size !== assets.length) throw new BadFile('unsafe')
  if (assets.some(({ bytes }) => isArchive(bytes))) throw new BadFile('unsafe')
  return { name: manifest.name, update, assets }
}

function readManifest(bytes: Uint8Array | undefined): Manifest {
  if (!bytes) throw new BadFile('not-a-project')
  if (bytes.length > archiveLimits.manifest) throw new BadFile('too-large')
  const json = parse(bytes)
  if (isNewer(json)) throw new BadFile('newer')
  const manifest = Manifest.safeParse(json)
  if (!manifest.success) throw new BadFile('not-a-project')
  return manifest.data
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes))
  } catch {
    throw new BadFile('not-a-project')
  }
}

const isNewer = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  json.format === projectFormat &&
  'version' in json &&
  typeof json.version === 'number' &&
  json.version > projectVersion

function checked(bytes: Uint8Array | undefined, sum: string): Uint8Array {
  if (!bytes || sha256(bytes) !== sum) throw new BadFile('damaged')
  return bytes
}

const heads: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x28, 0xb5, 0x2f, 0xfd],
]

/** No picture, sound, video or model begins like an archive. */
const isArchive = (bytes: Uint8Array): boolean =>
  heads.some((head) => head.every((byte, index) => bytes[index] === byte))
