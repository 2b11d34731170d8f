import type { BlockArg } from './block-definition.ts'

/** Colours that have a name every child knows, as `#rrggbb`. */
export const colourChoice = {
  kind: 'colour',
  choices: [
    { value: '#e5484d', words: { en: 'red', de: 'Rot' } },
    { value: '#f0913a', words: { en: 'orange', de: 'Orange' } },
    { value: '#ffc94d', words: { en: 'yellow', de: 'Gelb' } },
    { value: '#53a206', words: { en: 'green', de: 'Grün' } },
    { value: '#0f9c90', words: { en: 'turquoise', de: 'Türkis' } },
    { value: '#2b6bd6', words: { en: 'blue', de: 'Blau' } },
    { value: '#7a4bd1', words: { en: 'purple', de: 'Lila' } },
    { value: '#f472b6', words: { en: 'pink', de: 'Rosa' } },
    { value: '#8a5a3c', words: { en: 'brown', de: 'Braun' } },
    { value: '#ffffff', words: { en: 'white', de: 'Weiß' } },
    { value: '#8b93a7', words: { en: 'grey', de: 'Grau' } },
    { value: '#1c1f2e', words: { en: 'black', de: 'Schwarz' } },
  ],
} as const satisfies BlockArg
