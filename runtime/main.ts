import type { ToFrame } from '../protocol/frame/to-frame.ts'
import { registerWorldComponents } from './components/register-world-components.ts'
import type { EditMode } from './edit/edit-mode.ts'
import { Players } from './files/players.ts'
import { WorldFiles } from './files/world-files.ts'
import { openWorkshop } from './models/load-recipes.ts'
import type { PlayMode } from './play/play-mode.ts'
import { connectToApp } from './port/connect-to-app.ts'
import { standWithoutPicture } from './port/stand-without-picture.ts'
import { stayOnDrop } from './port/stay-on-drop.ts'
import { BaseLight } from './scene/base-light.ts'
import { createScene } from './scene/create-scene.ts'
import { hasWebgl } from './scene/has-webgl.ts'
import { Puppets } from './scene/puppets.ts'
import { RenderLoop } from './scene/render-loop.ts'
import { SceneEntities } from './scene/scene-entities.ts'
import { watchContext } from './scene/watch-context.ts'
import type { WorldContext } from './scene/world-context.ts'
import type { Stage } from './stage.ts'

/** Makes the world and takes the app's messages. */
async function showWorld(): Promise<void> {
  /** Both scripts of a letter range, so that umlauts in a text never fall back to another font. */
  const fonts = ['700 16px "Baloo 2"', '700 16px Nunito'].map((font) => document.fonts.load(font, 'Aäß ő'))

  // Nearly every scene needs it. What cannot be fetched now is tried again when the scene is there.
  openWorkshop().catch(() => undefined)

  stayOnDrop()
  const loop = new RenderLoop()
  const puppets = new Puppets()
  const files = new WorldFiles()
  const players = new Players()
  const walker: WorldContext['walker'] = { clip: null }
  const { invalidate } = loop
  const context: WorldContext = { isEditing: true, invalidate, puppets, files, players, walker }
  registerWorldComponents(context)
  const [port, world] = await Promise.all([connectToApp(), createScene(loop), ...fonts])
  loop.start(world.scene)
  watchContext(world.scene.canvas, loop, port.send)
  const entities = new SceneEntities(world.scene, loop.movement)
  const baseLight = new BaseLight(entities)
  world.scene.object3D.add(baseLight)

  let mode: EditMode | PlayMode | null = null
  let inOrder = Promise.resolve()

  /** A frame is for one of the two as long as it lives, and fetches nothing of the other. */
  async function begin(init: Extract<ToFrame, { type: 'frame.init' }>) {
    const { mode: kind, locale, reducedMotion, keys = [] } = init
    context.isEditing = kind === 'edit'
    const show = () => document.body.classList.add(reducedMotion ? 'is-shown-at-once' : 'is-shown')
    const taps: Stage['taps'] = new Set()
    const shared = { world, entities, loop, puppets, files, players, taps, walker, baseLight }
    const stage = { ...shared, locale, reducedMotion, keys, send: port.send, show }
    if (kind === 'edit') {
      context.onModel = (source, { moves, sides }) =>
        port.send({ type: 'model.read', source, moves: [...moves], sides: [...sides] })
      const { EditMode } = await import('./edit/edit-mode.ts')
      mode = new EditMode(stage)
    } else {
      const { PlayMode } = await import('./play/play-mode.ts')
      mode = new PlayMode(stage)
    }
  }

  /** One after the other, and only after the frame knows what it is for. */
  function take(message: ToFrame): Promise<void> | undefined {
    if (message.type !== 'frame.init') return mode?.receive(message)
    return mode ? undefined : begin(message)
  }

  port.listen((message) => {
    if (message.type === 'ping') port.send({ type: 'pong', n: message.n })
    else if (message.type === 'files.set') files.set(message.files)
    else inOrder = inOrder.then(() => take(message)).catch((error: unknown) => reportError(error))
  })
  port.send({ type: 'frame.ready' })
}

await (hasWebgl() ? showWorld() : standWithoutPicture())
