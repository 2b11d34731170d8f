import { onTestFinished } from 'vitest'
import { FileId } from '../../../../model/ids.ts'
import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import { type OpenFrame, openFrame } from '../../../../scripts/frame/open-frame.ts'
import { compileTab } from '../../../support/scripts/compile-tab.ts'
import { cameraInFront } from '../camera-in-front.ts'
import { frameEntity } from '../frame-entity.ts'

export interface WallOptions {
  readonly before?: readonly string[]
  readonly source?: string
  readonly others?: readonly FrameEntity[]
  readonly isWatched?: boolean
}

/** A red wall that fills the picture; unless it is said otherwise it is green from a press of the space bar on. */
export async function openWall({
  before = [],
  source = "onKey('space', () => { scene.get('wall').color = '#00ff00' })",
  others = [],
  isWatched = false,
}: WallOptions = {}): Promise<OpenFrame> {
  const opened = await openFrame('play', { before })
  onTestFinished(() => opened.close())
  const wall = { geometry: { primitive: 'box' }, material: { color: '#ff0000', glow: 1 } }
  await opened.say({
    type: 'scene.load',
    entities: [cameraInFront(), frameEntity('wall', { scale: [90, 90, 0.1], components: wall }), ...others],
  })
  await opened.waitFor('scene.shown')
  await opened.say({
    type: 'run.start',
    seed: 1,
    scripts: [compileTab(source, { fileId: FileId.parse('tab1') })],
    scenes: { current: '', all: [] },
    isWatched,
  })
  await opened.waitFor('run.started')
  return opened
}

export async function pressSpace({ page, focus }: OpenFrame): Promise<void> {
  await focus()
  await page.keyboard.press('Space')
}
