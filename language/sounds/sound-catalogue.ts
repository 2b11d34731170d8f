import type { Said } from '../locale.ts'

/** What the sounds of the library are gathered under, in their order. */
export const soundGroups = {
  game: { en: 'Games', de: 'Spiele' },
  answer: { en: 'Right and wrong', de: 'Richtig und falsch' },
  button: { en: 'Buttons', de: 'Knöpfe' },
  home: { en: 'Doors and steps', de: 'Türen und Schritte' },
  animal: { en: 'Animals', de: 'Tiere' },
  engine: { en: 'Engines', de: 'Motoren' },
  nature: { en: 'Nature', de: 'Natur' },
  drum: { en: 'Drums', de: 'Trommeln' },
  music: { en: 'Music', de: 'Musik' },
} as const satisfies Record<string, Said>
export type SoundGroup = keyof typeof soundGroups

interface SoundFacts {
  readonly group: SoundGroup
  /** How long it lasts; runs count with it, so that they are the same with and without ears. */
  readonly milliseconds: number
  readonly words: Said
}

const sound = (group: SoundGroup, milliseconds: number, en: string, de: string): SoundFacts => ({
  group,
  milliseconds,
  words: { en, de },
})

/** The sounds that every project has, by the name that programs call them. A released name keeps its meaning. */
export const soundCatalogue = {
  coin: sound('game', 450, 'coin', 'Münze'),
  gem: sound('game', 700, 'gem', 'Edelstein'),
  'power-up': sound('game', 800, 'power up', 'Mehr Kraft'),
  jump: sound('game', 350, 'jump', 'Sprung'),
  land: sound('game', 250, 'landing', 'Landung'),
  hit: sound('game', 250, 'hit', 'Treffer'),
  laser: sound('game', 400, 'laser', 'Laser'),
  explosion: sound('game', 1400, 'explosion', 'Explosion'),
  magic: sound('game', 1100, 'magic', 'Zauber'),
  teleport: sound('game', 900, 'teleport', 'Teleporter'),
  boing: sound('game', 600, 'boing', 'Boing'),
  robot: sound('game', 900, 'robot', 'Roboter'),

  success: sound('answer', 900, 'success', 'Geschafft'),
  fail: sound('answer', 1000, 'fail', 'Misslungen'),
  win: sound('answer', 1600, 'winning', 'Gewonnen'),
  lose: sound('answer', 1500, 'losing', 'Verloren'),
  right: sound('answer', 400, 'right', 'Richtig'),
  wrong: sound('answer', 500, 'wrong', 'Falsch'),
  countdown: sound('answer', 4000, 'countdown', 'Countdown'),

  click: sound('button', 80, 'click', 'Klick'),
  pop: sound('button', 140, 'pop', 'Plopp'),
  whoosh: sound('button', 500, 'whoosh', 'Wusch'),
  message: sound('button', 600, 'message', 'Nachricht'),
  bell: sound('button', 1600, 'bell', 'Glocke'),
  camera: sound('button', 300, 'camera', 'Kamera'),

  step: sound('home', 180, 'step', 'Schritt'),
  steps: sound('home', 1600, 'steps', 'Schritte'),
  door: sound('home', 450, 'door', 'Tür'),
  creak: sound('home', 1300, 'creaking door', 'Quietschende Tür'),
  knock: sound('home', 700, 'knocking', 'Klopfen'),
  key: sound('home', 600, 'key', 'Schlüssel'),
  clock: sound('home', 2000, 'clock', 'Uhr'),

  dog: sound('animal', 500, 'dog', 'Hund'),
  cat: sound('animal', 800, 'cat', 'Katze'),
  bird: sound('animal', 900, 'bird', 'Vogel'),
  frog: sound('animal', 500, 'frog', 'Frosch'),
  cow: sound('animal', 1200, 'cow', 'Kuh'),
  duck: sound('animal', 500, 'duck', 'Ente'),
  horse: sound('animal', 1200, 'horse', 'Pferd'),
  bee: sound('animal', 1500, 'bee', 'Biene'),
  owl: sound('animal', 1200, 'owl', 'Eule'),
  roar: sound('animal', 1600, 'roar', 'Brüllen'),

  car: sound('engine', 2000, 'car', 'Auto'),
  horn: sound('engine', 700, 'horn', 'Hupe'),
  rocket: sound('engine', 2500, 'rocket', 'Rakete'),
  train: sound('engine', 2400, 'train', 'Zug'),
  siren: sound('engine', 2400, 'siren', 'Sirene'),
  helicopter: sound('engine', 2000, 'helicopter', 'Hubschrauber'),

  rain: sound('nature', 3000, 'rain', 'Regen'),
  wind: sound('nature', 4000, 'wind', 'Wind'),
  waves: sound('nature', 5000, 'waves', 'Wellen'),
  fire: sound('nature', 3000, 'fire', 'Feuer'),
  thunder: sound('nature', 3000, 'thunder', 'Donner'),
  splash: sound('nature', 900, 'splash', 'Platsch'),
  drop: sound('nature', 300, 'drop', 'Tropfen'),
  bubbles: sound('nature', 1500, 'bubbles', 'Blubbern'),

  'bass-drum': sound('drum', 400, 'bass drum', 'Große Trommel'),
  snare: sound('drum', 300, 'snare drum', 'Kleine Trommel'),
  'hi-hat': sound('drum', 120, 'hi-hat', 'Hi-Hat'),
  tom: sound('drum', 450, 'tom', 'Tomtom'),
  clap: sound('drum', 250, 'clap', 'Klatschen'),
  cymbal: sound('drum', 1200, 'cymbal', 'Becken'),
  cowbell: sound('drum', 350, 'cowbell', 'Kuhglocke'),

  'happy-music': sound('music', 8000, 'happy music', 'Fröhliche Musik'),
  'calm-music': sound('music', 12_000, 'calm music', 'Ruhige Musik'),
  'adventure-music': sound('music', 8000, 'adventure music', 'Abenteuermusik'),
  'spooky-music': sound('music', 12_000, 'spooky music', 'Gruselmusik'),
} as const satisfies Record<string, SoundFacts>

export type SoundName = keyof typeof soundCatalogue

export const isSoundName = (name: string): name is SoundName => Object.hasOwn(soundCatalogue, name)

/** All names, in the order of the library. */
export const soundNames: readonly SoundName[] = Object.keys(soundCatalogue).filter(isSoundName)

/** The drums, which a program can also play for beats. */
export const drumNames: readonly SoundName[] = soundNames.filter(
  (name) => soundCatalogue[name].group === 'drum',
)
