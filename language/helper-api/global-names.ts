import type { helperCatalogue } from './helper-catalogue.ts'

/** Every global of the helper API; the compiler asks for each that the catalogue has, whose words would have to be fetched with it. */
const helpers: Readonly<Record<keyof typeof helperCatalogue.globals, true>> = {
  scene: true,
  player: true,
  screen: true,
  world: true,
  camera: true,
  game: true,
  sound: true,
  console: true,
  onStart: true,
  onKey: true,
  wait: true,
  nextFrame: true,
  repeatEvery: true,
  broadcast: true,
  onMessage: true,
  distance: true,
  random: true,
  onKeyUp: true,
  onKeyHeld: true,
  isKeyDown: true,
  onTrue: true,
  waitUntil: true,
  together: true,
  broadcastAndWait: true,
  stopAll: true,
  stopOthers: true,
  openScene: true,
  onSceneOpen: true,
  restart: true,
  ask: true,
  showValue: true,
  hideValue: true,
  device: true,
  xr: true,
  ar: true,
  timer: true,
  resetTimer: true,
  range: true,
  sin: true,
  cos: true,
  tan: true,
  shuffle: true,
  speak: true,
}

/** Standard names that learners use often enough to mistype. */
const standardNames = ['Math', 'Date', 'JSON', 'Array', 'Object', 'String', 'Number', 'Boolean', 'undefined']

/** Names that a script may use without declaring them. */
export const globalNames: readonly string[] = [...Object.keys(helpers), ...standardNames]
