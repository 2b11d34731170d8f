import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'

/** What the server tells of one of the house's own worlds, which one that was never started before makes while it answers already. */
export async function worldOfTheHouse(page: Page, { url }: Product, name: string) {
  const ask = () => page.request.get(`${url}/api/project/by-name?username=nestling&name=${name}`)
  await expect(async () => expect((await ask()).ok()).toBe(true)).toPass()
  return (await (await ask()).json()).project
}
