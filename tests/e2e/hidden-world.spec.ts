import { expect, test } from '@playwright/test'
import { admin } from '../server/support/admin.ts'
import { signedUp } from '../server/support/person.ts'
import { publishedProject } from '../server/support/publish-project.ts'
import { axeFindings } from '../support/axe-findings.ts'
import { enterAs } from '../support/enter-as.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[M11][M12] whoever made a world is given its link in the workshop, and told that it has none once staff have hidden it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const mia = await signedUp(product.url, 'mia')
  const boss = await signedUp(product.url, 'boss')
  await admin(product, 'grant', 'staff', 'boss')
  const world = await publishedProject(mia, 'Owl wood')
  await enterAs(page.context(), mia)
  const share = page.getByRole('button', { name: 'Share', exact: true })

  await page.goto(`${product.url}/mia/owl-wood`)
  await share.click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
    `${product.url}/mia/projects/owl-wood`,
  )

  await boss.call('POST', '/api/moderation', { kind: 'project', id: world._id, decision: 'hide' })
  await page.goto(`${product.url}/mia/owl-wood`)
  await share.click()
  const told = page.getByRole('dialog', { name: 'Hidden by the team' })
  await expect(told.getByText(/you cannot share it now/)).toBeVisible()
  await expect(told.getByRole('textbox')).toHaveCount(0)
  expect(await axeFindings(page, 'dark')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(told).toBeHidden()
  await expect(share).toBeFocused()
})
