import { cameraEntries } from './camera-entries.ts'
import { gameEntries } from './game-entries.ts'
import { globalEntries } from './global-entries.ts'
import type { HelperEntries } from './helper-entry.ts'
import { itemEntries } from './item-entries.ts'
import { numberEntries } from './number-entries.ts'
import { deviceEntries, personEntries } from './person-entries.ts'
import { playerEntries } from './player-entries.ts'
import { programEntries } from './program-entries.ts'
import { sceneEntries } from './scene-entries.ts'
import { screenEntries } from './screen-entries.ts'
import { playingEntries, soundEntries, voiceEntries } from './sound-entries.ts'
import { worldEntries } from './world-entries.ts'
import { arEntries, xrEntries } from './xr-entries.ts'

const consoleEntries = {
  log: {
    kind: 'call',
    parameters: [
      { name: 'values', type: 'unknown', isRest: true, words: { en: 'anything', de: 'irgendetwas' } },
    ],
    returns: 'void',
    words: { en: 'Writes into the console.', de: 'Schreibt in die Konsole.' },
  },
} as const satisfies HelperEntries

/**
 * The whole helper API, once: typings, docs, checks and suggestions are made from it. Verbs are
 * actions, nouns are values; metres, seconds, degrees; options come last.
 */
export const helperCatalogue = {
  globals: { ...globalEntries, ...programEntries, ...personEntries, ...numberEntries, ...voiceEntries },
  scene: sceneEntries,
  item: { ...itemEntries, ...playingEntries },
  player: playerEntries,
  screen: screenEntries,
  world: worldEntries,
  camera: cameraEntries,
  game: gameEntries,
  sound: soundEntries,
  device: deviceEntries,
  xr: xrEntries,
  ar: arEntries,
  console: consoleEntries,
} as const satisfies Record<string, HelperEntries>
