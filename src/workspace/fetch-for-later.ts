import { needWords } from '../i18n/i18n.ts'

/** What somebody may open at any moment of their work. Large editors that a network is needed for anyway are not among them. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => needWords('panels'),
  () => import('../../commands/core/recording-file.ts'),
  () => import('./properties/ThingProperties.tsx'),
  () => import('./history/HistoryPanel.tsx'),
  () => import('./history/MomentDialog.tsx'),
  () => import('./palette/Palette.tsx'),
  () => import('./shortcuts/KeysSheet.tsx'),
  () => import('./clipboard/things-text.ts'),
  () => import('./assets/add-files.ts'),
  () => import('./assets/AssetsPage.tsx'),
  () => import('./doodle/DoodlePage.tsx'),
  () => import('./file/FileMenu.tsx'),
  () => import('./dock/MoreDrawer.tsx'),
  () => import('./scene/RunParts.tsx'),
  () => import('./watch/follow-edits.ts'),
  () => import('./code/ConsoleErrors.tsx'),
  () => import('./code/found-mistakes.ts'),
  () => import('./code/FindWindow.tsx'),
  () => import('../blocks/canvas/ask-number.ts'),
]

/**
 * Fetches the parts of the workspace that come when they are opened, one after the other, so that they are there when the network is
 * not. What cannot be fetched is tried again when it is opened.
 */
export async function fetchForLater(): Promise<void> {
  for (const fetchPart of parts) await fetchPart().catch(() => undefined)
}
