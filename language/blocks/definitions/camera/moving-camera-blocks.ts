import type { BlockDefinition } from '../../block-definition.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks for where the camera is and where it looks. */
export const movingCameraBlocks = {
  camera_use: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'see what {ITEM} sees', de: 'sieh, was {ITEM} sieht' },
    args: { ITEM: { kind: 'item' } },
    keywords: { en: 'use camera', de: 'Kamera benutzen' },
    tooltip: { en: 'A camera or any other thing.', de: 'Eine Kamera oder ein anderes Ding.' },
    code: (coder) => coder.line(`camera.use(${coder.item('ITEM')});`),
  },
  camera_glide: {
    category: 'camera',
    shape: 'statement',
    message: {
      en: 'glide camera to x {X} y {Y} z {Z} in {SECONDS} s',
      de: 'lass die Kamera zu x {X} y {Y} z {Z} gleiten in {SECONDS} s',
    },
    args: { X: numberSlot(0), Y: numberSlot(4), Z: numberSlot(8), SECONDS: numberSlot(2) },
    tooltip: { en: 'The camera goes there.', de: 'Die Kamera geht dorthin.' },
    code(coder) {
      const [x, y, z] = ['X', 'Y', 'Z'].map((input) => coder.number(input))
      coder.line(`await camera.glideTo({x: ${x}, y: ${y}, z: ${z}}, ${coder.seconds('SECONDS')});`)
    },
  },
  camera_glide_to: {
    category: 'camera',
    shape: 'statement',
    message: {
      en: 'glide camera to {TO} in {SECONDS} s',
      de: 'lass die Kamera zu {TO} gleiten in {SECONDS} s',
    },
    args: { TO: { kind: 'item' }, SECONDS: numberSlot(2) },
    tooltip: { en: 'The camera goes to a thing.', de: 'Die Kamera geht zu einem Ding.' },
    code: (coder) => coder.line(`await camera.glideTo(${coder.item('TO')}, ${coder.seconds('SECONDS')});`),
  },
  camera_look_at: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'let camera look at {TO}', de: 'lass die Kamera zu {TO} schauen' },
    args: { TO: { kind: 'item' } },
    tooltip: { en: 'And after it, when it moves.', de: 'Und ihm hinterher, wenn es sich bewegt.' },
    code: (coder) => coder.line(`camera.lookAt(${coder.item('TO')});`),
  },
  camera_zoom: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'zoom to {FACTOR} × in {SECONDS} s', de: 'zoome auf {FACTOR} × in {SECONDS} s' },
    args: { FACTOR: numberSlot(2), SECONDS: numberSlot(1) },
    tooltip: { en: '1 is as usual, 2 is twice as near.', de: '1 ist wie üblich, 2 ist doppelt so nah.' },
    code: (coder) => coder.line(`await camera.zoom(${coder.number('FACTOR')}, ${coder.seconds('SECONDS')});`),
  },
  camera_reset: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'camera as at the start', de: 'Kamera wie am Anfang' },
    args: {},
    tooltip: { en: 'The camera is itself again.', de: 'Die Kamera ist wieder sie selbst.' },
    code: (coder) => coder.line('camera.reset();'),
  },
} as const satisfies Record<string, BlockDefinition>
