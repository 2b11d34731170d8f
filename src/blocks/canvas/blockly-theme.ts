import * as Blockly from 'blockly/core'
import { blockCategories } from '../../../language/blocks/block-category.ts'

/** Our tokens as a Blockly theme, read where the canvas stands; Blockly calculates with colours, so it needs values. */
export function blocklyTheme(host: Element): Blockly.Theme {
  const style = getComputedStyle(host)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const categories = Object.entries(blockCategories)
  const theme = new Blockly.Theme(
    'nestling',
    {
      ...Object.fromEntries(
        categories.map(([name, { colour }]) => [name, blockStyle(token(colour), name === 'events')]),
      ),
      // Blockly's own blocks for procedures.
      procedure_blocks: blockStyle(token(blockCategories.mine.colour), false),
      unknown: blockStyle(token('--line-2'), false),
    },
    Object.fromEntries(categories.map(([name, { colour }]) => [name, { colour: token(colour) }])),
    {
      workspaceBackgroundColour: token('--canvas'),
      toolboxBackgroundColour: token('--panel'),
      toolboxForegroundColour: token('--ink'),
      flyoutBackgroundColour: token('--paper-2'),
      flyoutForegroundColour: token('--ink'),
      flyoutOpacity: 1,
      scrollbarColour: token('--line-2'),
      scrollbarOpacity: 0.5,
      insertionMarkerColour: token('--white'),
      insertionMarkerOpacity: 0.3,
      cursorColour: token('--sky'),
      selectedGlowColour: token('--sky'),
    },
  )
  theme.setFontStyle({ family: 'Nunito', weight: '800', size: 11.5 })
  return theme
}

const blockStyle = (colour: string, hasHat: boolean) => ({
  colourPrimary: colour,
  colourSecondary: Blockly.utils.colour.blend('#ffffff', colour, 0.35) ?? colour,
  colourTertiary: Blockly.utils.colour.blend('#000000', colour, 0.28) ?? colour,
  hat: hasHat ? 'cap' : '',
})
