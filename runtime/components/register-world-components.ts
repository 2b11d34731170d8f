import type { WorldContext } from '../scene/world-context.ts'
import { registerAframe } from './aframe-component.ts'
import { Backdrop } from './backdrop.ts'
import { registerDoodle } from './doodle-component.ts'
import { registerEffect } from './effect-component.ts'
import { registerEnvironment } from './environment-component.ts'
import { registerHelper } from './helper-component.ts'
import { registerHotspot } from './hotspot-component.ts'
import { registerImage } from './image-component.ts'
import { registerImported } from './imported-component.ts'
import { registerLight } from './light-component.ts'
import { registerModel } from './model-component.ts'
import { registerPlaceholder } from './placeholder-component.ts'
import { registerPlayer } from './player-component.ts'
import { registerShape } from './shape-component.ts'
import { registerSound } from './sound-component.ts'
import { registerText } from './text-component.ts'
import { registerVideo } from './video-component.ts'

/** Registers the A-Frame components that entities are drawn with; once a page, before the scene is made. */
export function registerWorldComponents(context: WorldContext): void {
  const backdrop = new Backdrop()
  registerModel(context)
  registerShape(context)
  registerText(context)
  registerImage(context)
  registerSound(context)
  registerVideo(context)
  registerImported(context)
  registerDoodle(context)
  registerHotspot(context)
  registerLight(context)
  registerEffect(context)
  registerEnvironment(context, backdrop)
  registerPlayer(context)
  registerHelper(context)
  registerPlaceholder(context)
  registerAframe(context, backdrop)
}
