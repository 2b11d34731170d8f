import * as Blockly from 'blockly/core'
import * as english from 'blockly/msg/en'
import { registerBlocks } from '../../../language/blocks/register-blocks.ts'
import type { Locale } from '../../i18n/locale.ts'
import { registerBlockMenuItems } from '../toolbox/block-menu-items.ts'
import { registerCategoryRow } from '../toolbox/category-row.ts'
import { registerReadableFlyout } from '../toolbox/readable-flyout.ts'
import { registerColourField } from './colour-field.ts'
import { registerCommentItems } from './comment-items.ts'
import { registerFontField } from './font-field.ts'
import { registerItemField } from './item-field.ts'
import { defineProcedures } from './load-procedures.ts'
import { registerNumberField } from './number-field.ts'
import { registerPlaceClicked } from './place-clicked.ts'
import { registerSoundField } from './sound-field.ts'
import { registerTextField } from './text-field.ts'

/** Undo is the command bus's; Blockly's own would take back what others did. */
const ownUndo = { shortcuts: ['undo', 'redo'], menuItems: ['undoWorkspace', 'redoWorkspace'] }

/** Pixels. Where there are fingers Blockly’s own are so thick that they hide blocks, though a finger moves the canvas itself. */
const scrollbar = 15

/** What Blockly says in another language than English. It comes when it is asked for; without a network Blockly speaks English. */
export async function blocklyTexts(locale: Locale): Promise<Readonly<Record<string, string>>> {
  if (locale === 'en') return {}
  const parts = [import('blockly/msg/de'), import('./blockly-german.ts')] as const
  const german = await Promise.all(parts).catch(() => null)
  return german ? onlyTexts({ ...german[0], ...german[1].blocklyGerman }) : {}
}

/** Teaches the one Blockly of this page our blocks, fields and words; `texts` are Blockly's own where it is not to speak English, and those by our keys. Call it before a canvas is opened in that language. */
export function prepareBlockly(locale: Locale, texts: Readonly<Record<string, string>>): void {
  Blockly.Scrollbar.scrollbarThickness = scrollbar
  Blockly.setLocale({ ...onlyTexts(english), ...texts })
  registerItemField()
  registerSoundField()
  registerColourField()
  registerFontField()
  registerNumberField(locale)
  registerTextField()
  registerCategoryRow()
  registerReadableFlyout()
  registerPlaceClicked()
  registerBlockMenuItems()
  registerCommentItems()
  afresh(() => {
    registerBlocks(Blockly, locale)
    defineProcedures()
  })
  for (const name of ownUndo.shortcuts) {
    const { registry } = Blockly.ShortcutRegistry
    if (registry.getRegistry()[name]) registry.unregister(name)
  }
  for (const id of ownUndo.menuItems) {
    const { registry } = Blockly.ContextMenuRegistry
    if (registry.getItem(id)) registry.unregister(id)
  }
}

/** The message files export their texts one by one, with other things beside them under some bundlers. */
function onlyTexts(words: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [key, text] of Object.entries(words)) if (typeof text === 'string') texts[key] = text
  return texts
}

/** Forgets the blocks of the language before: Blockly warns of a type that is defined twice. */
function afresh(define: () => void): void {
  for (const type of Object.keys(Blockly.Blocks)) delete Blockly.Blocks[type]
  define()
}
