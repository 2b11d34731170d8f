import type { BlockArg } from './block-definition.ts'

/** Yes or no, as JavaScript's literals. */
export const onOff = {
  kind: 'choice',
  choices: [
    { value: 'false', words: { en: 'off', de: 'aus' } },
    { value: 'true', words: { en: 'on', de: 'an' } },
  ],
} as const satisfies BlockArg
