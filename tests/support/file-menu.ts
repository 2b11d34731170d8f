import { readFile } from 'node:fs/promises'
import type { Download, FileChooser, Page } from '@playwright/test'

/** Opens a file by the menu, as a person does. */
export async function openFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  await page.getByRole('button', { name: 'File', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Open a file…' }).click()
  await (await chooser).setFiles(file)
}

/** Saves by an item of the menu. */
export async function saveAs(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'File', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  return download
}

export const bytesOf = async (download: Download): Promise<Uint8Array> =>
  new Uint8Array(await readFile(await download.path()))
