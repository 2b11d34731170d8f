import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import type { Stage } from '../stage.ts'

/** Answers what the app asks about files; leaves every other message alone. The code is fetched with the first request. */
export async function answerFileRequest(
  message: ToFrame,
  { world, loop, files, send }: Pick<Stage, 'world' | 'loop' | 'files' | 'send'>,
): Promise<void> {
  switch (message.type) {
    case 'model.show': {
      const { requestId, file, size } = message
      const { pictureOfModel } = await import('../picture/picture-of-model.ts')
      send({ type: 'picture.taken', requestId, dataUrl: await pictureOfModel(world, file, size) })
      return loop.invalidate()
    }
    case 'model.shrink': {
      const { shrinkModel } = await import('../export/shrink-model.ts')
      const bytes = await shrinkModel(message.file)
      return send({ type: 'model.made', requestId: message.requestId, bytes })
    }
    case 'file.read': {
      const { readFile } = await import('../files/read-file.ts')
      return send({ type: 'file.bytes', requestId: message.requestId, bytes: await readFile(message.path) })
    }
    case 'sound.try': {
      const { trySound } = await import('./try-sound.ts')
      return trySound(message.sound, files)
    }
    case 'marker.judge': {
      const { requestId, source } = message
      const { compileTarget } = await import('../ar/compile-target.ts')
      const nothing = { features: 0, tracked: 0 }
      const { features, tracked } = await compileTarget(await files.address(source)).catch(() => nothing)
      return send({ type: 'marker.judged', requestId, features, tracked })
    }
    case 'model.make': {
      const { makeGlb } = await import('../export/make-glb.ts')
      const bytes = await makeGlb(message.entities, files)
      return send({ type: 'model.made', requestId: message.requestId, bytes })
    }
    default:
      return
  }
}
