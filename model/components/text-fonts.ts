/** The web fonts that a text may have (spec W16), by the name that its `@fontsource` package has. */
export const textFonts = [
  'baloo-2',
  'nunito',
  'fredoka',
  'merriweather',
  'caveat',
  'pacifico',
  'luckiest-guy',
  'bangers',
  'creepster',
  'orbitron',
  'press-start-2p',
  'jetbrains-mono',
] as const
export type TextFont = (typeof textFonts)[number]

/** Of a text that says no other. */
export const usualTextFont = 'baloo-2' satisfies TextFont

/** What CSS calls each of them. */
export const fontFamilies: Readonly<Record<TextFont, string>> = {
  'baloo-2': 'Baloo 2',
  nunito: 'Nunito',
  fredoka: 'Fredoka',
  merriweather: 'Merriweather',
  caveat: 'Caveat',
  pacifico: 'Pacifico',
  'luckiest-guy': 'Luckiest Guy',
  bangers: 'Bangers',
  creepster: 'Creepster',
  orbitron: 'Orbitron',
  'press-start-2p': 'Press Start 2P',
  'jetbrains-mono': 'JetBrains Mono',
}
