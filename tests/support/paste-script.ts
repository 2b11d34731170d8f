import type { Page } from '@playwright/test'

/** Pastes a text into the JavaScript tab in front, which for a long one is the only quick way in. */
export const pasteScript = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('region', { name: 'JavaScript' })
    .getByRole('textbox')
    .first()
    .evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
