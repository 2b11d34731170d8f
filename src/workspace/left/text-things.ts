import { type TextFont, textFonts, usualTextFont } from '../../../model/components/text-fonts.ts'
import type { Thing } from './thing.ts'

/** Words in the usual letters, and in each of the others. */
export const textThings = (sampleText: string): readonly Thing[] => [
  textThing('text', { value: sampleText, color: '#FFFAF2' }),
  ...textFonts.flatMap((font) =>
    font === usualTextFont ? [] : textThing(`text-${font}`, { value: sampleText, color: '#FFFAF2', font }),
  ),
]

const textThing = (
  id: 'text' | `text-${Exclude<TextFont, typeof usualTextFont>}`,
  text: Thing['components'][string],
): Thing => ({
  id,
  label: `design.things.${id}`,
  category: 'text',
  kind: 'text',
  components: { text },
  offset: [0, 1.5, 0],
  scale: [3, 3, 3],
})
