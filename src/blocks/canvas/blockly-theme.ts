import * as Blockly from 'blockly/core'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import { blockStyle } from './block-style.ts'

/** Our tokens as a Blockly theme, read where the canvas stands; Blockly calculates with colours, so it needs values. */
export function blocklyTheme(host: Element): Blockly.Theme {
  const style = getComputedStyle(host)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const categories = Object.entries(blockCategories)
  const edge = token('--block-line') || null
  const styleOf = (colour: string, ink: string, hasHat = false) =>
    blockStyle({ colour: token(colour), ink: token(ink), edge }, hasHat)
  const theme = new Blockly.Theme(
    'nestling',
    {
      ...Object.fromEntries(
        categories.map(([name, { colour, ink }]) => [name, styleOf(colour, ink, name === 'events')]),
      ),
      // Blockly's own blocks for procedures.
      procedure_blocks: styleOf(blockCategories.mine.colour, blockCategories.mine.ink),
      unknown: styleOf('--b-unknown', '--b-ink'),
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
      insertionMarkerColour: token('--ink'),
      insertionMarkerOpacity: 0.3,
      cursorColour: token('--sky'),
      selectedGlowColour: token('--sky'),
    },
  )
  theme.setFontStyle({ family: 'Nunito', weight: '800', size: 11.5 })
  return theme
}
