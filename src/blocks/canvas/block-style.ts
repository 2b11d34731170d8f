import * as Blockly from 'blockly/core'

const black = '#000000'
const white = '#ffffff'

/**
 * The faces of a block in two colours: whole, as a part that gives way to any block, and its edge. The second is moved away from the colour of
 * the words, so that they are read as easily on it.
 */
export function blockStyle(
  { colour, ink, edge }: { colour: string; ink: string; edge: string | null },
  hasHat: boolean,
) {
  const mixed = (other: string, share: number) => Blockly.utils.colour.blend(other, colour, share) ?? colour
  return {
    colourPrimary: colour,
    colourSecondary: mixed(ink === white ? black : white, ink === white ? 0.2 : 0.35),
    colourTertiary: edge ?? mixed(black, 0.28),
    hat: hasHat ? 'cap' : '',
  }
}
