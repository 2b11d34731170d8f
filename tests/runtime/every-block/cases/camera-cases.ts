import { expect } from 'vitest'
import type { cameraBlocks } from '../../../../language/blocks/definitions/camera-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { number, one, wait } from '../../../support/scripts/offered-block.ts'
import { cameraStandsAt, over } from '../../seen-in-frame/expect-seen.ts'
import { type BlockCase, does } from '../block-case.ts'

const goal = (type: string, position: readonly [number, number, number] = [3, 0, 3]) =>
  frameEntity(`${type}-goal`, { position: [...position], components: {} })
/** Where the camera of the scene stands by itself. */
const atFirst = [0, 1, 10] as const

export const cameraCases: Readonly<Record<keyof typeof cameraBlocks, BlockCase>> = {
  camera_use: does(
    'camera_use',
    { run: 'eye', thing: { position: [3, 2, -5], components: {} } },
    cameraStandsAt(3, 2, -5),
  ),
  camera_glide: does('camera_glide', { run: 'glide' }, cameraStandsAt(0, 4, 8)),
  camera_glide_to: does(
    'camera_glide_to',
    { run: 'flight', fields: { TO: 'camera_glide_to-goal' }, things: [goal('camera_glide_to')] },
    cameraStandsAt(3, 0, 3),
  ),
  camera_look_at: does(
    'camera_look_at',
    { run: 'glide', fields: { TO: 'camera_look_at-goal' }, things: [goal('camera_look_at', [0, 4, 0])] },
    // A camera looks along its −z: straight at what stands as high.
    ({ camera }) => expect(camera.direction[1]).toBeCloseTo(0, 2),
  ),
  camera_zoom: does('camera_zoom', { run: 'glide' }, ({ camera }) => expect(camera.fov).toBeLessThan(17)),
  camera_reset: does(
    'camera_reset',
    {
      run: 'reset',
      thing: { position: [3, 2, -5], components: {} },
      first: [one('camera_use', { fields: { ITEM: 'camera_reset', TO: 'camera_reset' } }), wait(0.3)],
    },
    cameraStandsAt(...atFirst),
  ),
  camera_shake: does('camera_shake', { run: 'shake', inputs: { SECONDS: number(60) } }, ({ camera }) => {
    const [x = 0, y = 0] = camera.position
    expect(Math.hypot(x, y - 1)).toBeGreaterThan(0.001)
    expect(Math.hypot(x, y - 1)).toBeLessThan(0.5)
  }),
  camera_fade: does('camera_fade', { run: 'reset' }, over('screen-fade')),
  camera_words: does(
    'camera_words',
    { run: 'eye', inputs: { SECONDS: number(60) } },
    over('Once upon a time …'),
  ),
  camera_photo: does('camera_photo', { run: 'flight', after: 1 }, over('screen-photo')),
}
