import type { Said } from '../locale.ts'

interface Category {
  readonly words: Said
  /** Tokens of `src/ui/tokens.css`: the block's colour and the colour of what is written on it. */
  readonly colour: `--b-${string}`
  readonly ink: '--b-ink' | `--b-${string}-ink`
  /** Shown only to those who have grown beyond the Explorer level. */
  readonly level?: 'maker'
}

/** Categories of the toolbox in its order. The name is also the block and category style. */
export const blockCategories = {
  events: { words: { en: 'Events', de: 'Ereignisse' }, colour: '--b-events', ink: '--b-events-ink' },
  motion: { words: { en: 'Motion', de: 'Bewegung' }, colour: '--b-motion', ink: '--b-ink' },
  looks: { words: { en: 'Looks', de: 'Aussehen' }, colour: '--b-looks', ink: '--b-ink' },
  animation: {
    words: { en: 'Animation', de: 'Animation' },
    colour: '--b-anim',
    ink: '--b-ink',
    level: 'maker',
  },
  sound: { words: { en: 'Sound', de: 'Klang' }, colour: '--b-sound', ink: '--b-ink' },
  control: { words: { en: 'Control', de: 'Steuerung' }, colour: '--b-control', ink: '--b-control-ink' },
  sensing: { words: { en: 'Sensing', de: 'Fühlen' }, colour: '--b-sensing', ink: '--b-ink' },
  player: { words: { en: 'Player', de: 'Spieler' }, colour: '--b-player', ink: '--b-ink' },
  physics: { words: { en: 'Physics', de: 'Physik' }, colour: '--b-physics', ink: '--b-ink', level: 'maker' },
  camera: { words: { en: 'Camera', de: 'Kamera' }, colour: '--b-camera', ink: '--b-ink', level: 'maker' },
  xr: { words: { en: 'AR & VR', de: 'AR & VR' }, colour: '--b-xr', ink: '--b-ink', level: 'maker' },
  operators: { words: { en: 'Operators', de: 'Rechnen' }, colour: '--b-ops', ink: '--b-ink' },
  variables: { words: { en: 'Variables', de: 'Variablen' }, colour: '--b-vars', ink: '--b-ink' },
  lists: { words: { en: 'Lists', de: 'Listen' }, colour: '--b-lists', ink: '--b-ink', level: 'maker' },
  mine: {
    words: { en: 'My blocks', de: 'Eigene Blöcke' },
    colour: '--b-mine',
    ink: '--b-ink',
    level: 'maker',
  },
} as const satisfies Record<string, Category>

/** Whether a category, by its id, is only for those who have grown beyond the Explorer level. */
export const isForMakers = (category: string): boolean =>
  Object.entries<Category>(blockCategories).some(([id, { level }]) => id === category && level === 'maker')

export type BlockCategory = keyof typeof blockCategories
