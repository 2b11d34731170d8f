import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'
import { physicsNames } from './physics-names.ts'

const names = new RegExp(`\\b(?:${physicsNames.join('|')})\\b`)

/** Whether anything in a run may fall: then its physics has to be fetched before it starts. Lists know `push` too, which costs them no more than that. */
export function needsPhysics(entities: readonly FrameEntity[], scripts: readonly RunScript[]): boolean {
  return (
    entities.some(({ components }) => components.physics?.body === 'falling') ||
    scripts.some(({ source }) => names.test(source))
  )
}
