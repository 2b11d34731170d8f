import type { Browser, Frame } from '@playwright/test'
import type { EntityId } from '../../../model/ids.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { usualTools } from '../../../protocol/frame/tool-settings.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { gridEntities } from './things-on-grid.ts'

/** Our scene frame, in edit mode unless said, in a Chromium of its own, alone with a page that says what the app would say. */
export interface SceneFrame {
  readonly browser: Browser
  /** The page inside the frame. */
  readonly scene: Frame
  readonly open: OpenFrame
  /** Opens a scene of these things and waits until it is drawn. */
  show(entities: readonly FrameEntity[]): Promise<void>
  /** Waits until a picture that was begun after this call is there. */
  nextPicture(): Promise<void>
  /** Shows so many things (see `thingsOnGrid`) instead of what is there. */
  load(count: number): Promise<void>
  /** Shows it with gizmo and outline; none = nothing is selected. */
  select(...ids: readonly EntityId[]): Promise<void>
  /** Lets it draw every frame as long as `isOn`; by itself it rests while nothing changes. */
  drawAlways(isOn: boolean): Promise<void>
  close(): Promise<void>
}

export async function openSceneFrame(mode: 'edit' | 'play' = 'edit'): Promise<SceneFrame> {
  const open = await openFrame(mode, { reducedMotion: false })
  const browser = open.page.context().browser()
  const scene = open.page.frames().find((frame) => frame.url().includes('frame.html'))
  if (!browser || !scene) throw new Error('no scene frame')
  // Said once more, it makes the frame draw again although nothing has changed.
  const tools = { type: 'tool.set', ...usualTools } as const
  await open.say(tools)
  let shown = 0
  const show = async (entities: readonly FrameEntity[]) => {
    await open.say({ type: 'scene.load', entities: [...entities] })
    shown += 1
    await open.waitFor('scene.shown', shown)
  }
  return {
    browser,
    scene,
    open,
    show,
    nextPicture: () =>
      scene.evaluate(
        () =>
          new Promise<void>((seen) => {
            requestAnimationFrame(() => requestAnimationFrame(() => seen()))
          }),
      ),
    load: (count) => show(gridEntities(count)),
    select: (...ids) => open.say({ type: 'selection.set', ids: [...ids] }),
    async drawAlways(isOn) {
      await open.page.evaluate(`
        window.isDrawing = ${isOn}
        const step = () => {
          if (!window.isDrawing) return
          window.say(${JSON.stringify(tools)})
          requestAnimationFrame(step)
        }
        step()`)
    },
    close: () => open.close(),
  }
}
