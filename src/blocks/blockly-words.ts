import type { TextKey } from '../i18n/use-t.ts'

/** Our own words inside of Blockly, by the keys of its catalogue. */
export const blocklyWords = (t: (key: TextKey) => string): Readonly<Record<string, string>> => ({
  NESTLING_UNKNOWN_BLOCK: t('code.unknownBlock'),
  NESTLING_FAVOURITES: t('code.toolbox.favourites'),
  NESTLING_NO_FAVOURITES: t('code.toolbox.noFavourites'),
  NESTLING_RECENT: t('code.toolbox.recent'),
  NESTLING_BACKPACK: t('code.toolbox.backpack'),
  NESTLING_EMPTY_BACKPACK: t('code.toolbox.emptyBackpack'),
  NESTLING_NO_BLOCK: t('code.toolbox.noBlock'),
  NESTLING_LIKE: t('code.toolbox.like'),
  NESTLING_UNLIKE: t('code.toolbox.unlike'),
  NESTLING_PACK: t('code.toolbox.pack'),
  NESTLING_UNPACK: t('code.toolbox.unpack'),
  NESTLING_TOO_LARGE: t('code.toolbox.tooLarge'),
  NESTLING_OTHER_COLOUR: t('code.otherColour'),
  NESTLING_PAD: t('code.pad.pad'),
  NESTLING_PAD_MINUS: t('code.pad.minus'),
  NESTLING_PAD_SIGN: t('code.pad.sign'),
  NESTLING_PAD_BACK: t('code.pad.back'),
  NESTLING_PAD_DONE: t('code.ok'),
})
