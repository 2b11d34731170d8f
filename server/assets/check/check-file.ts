import { readFile } from 'node:fs/promises'
import type { AssetType } from '../../../model/assets/asset.ts'
import { wrongKind } from '../../../protocol/errors/wrong-kind.ts'
import { checkMedia } from './check-media.ts'
import { type CheckJob, type CheckVerdict, refused } from './check-message.ts'
import { checkModel } from './check-model.ts'
import { checkDrawing, checkPicture } from './check-picture.ts'
import { type FileKind, isExtensionOf, isTwoInOne, sniff } from './sniff.ts'

/** Which kinds of file each list takes. */
const kindsOf: Readonly<Record<AssetType, readonly FileKind[]>> = {
  images: ['png', 'jpg', 'webp', 'gif', 'svg'],
  sounds: ['mp3', 'wav', 'ogg', 'm4a', 'mp4', 'webm'],
  videos: ['mp4', 'webm'],
  models: ['glb', 'gltf'],
}

/** Judges a file by its content and writes what may be kept of it. Libraries that throw at damaged bytes mean that it is damaged. */
export async function checkFile(job: CheckJob): Promise<CheckVerdict> {
  try {
    return await checkBytes(job, await readFile(job.source))
  } catch {
    return refused('asset.unreadable')
  }
}

async function checkBytes(job: CheckJob, bytes: Uint8Array): Promise<CheckVerdict> {
  const kind = await sniff(bytes)
  if (kind === undefined || !kindsOf[job.type].includes(kind)) return refused(wrongKind[job.type])
  if (!isExtensionOf(kind, job.extension)) return refused('asset.wrong-extension')
  if (kind !== 'svg' && kind !== 'gltf' && isTwoInOne(bytes)) return refused('asset.two-in-one')
  switch (kind) {
    case 'svg':
      return checkDrawing(bytes, job)
    case 'glb':
    case 'gltf':
      return checkModel(kind, bytes, job.target)
    case 'png':
    case 'jpg':
    case 'webp':
    case 'gif':
      return checkPicture(kind, bytes, job)
    default:
      return checkMedia(kind, bytes, job.type === 'videos' ? 'videos' : 'sounds', job)
  }
}
