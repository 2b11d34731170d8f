import type { BlockArg } from '../../block-definition.ts'

/** What a thing is made of, as members of the helper API. */
export const matterChoice = {
  kind: 'choice',
  choices: [
    { value: 'bounciness', words: { en: 'bounciness', de: 'Sprungkraft' } },
    { value: 'friction', words: { en: 'friction', de: 'Reibung' } },
    { value: 'mass', words: { en: 'weight', de: 'Gewicht' } },
  ],
} as const satisfies BlockArg
