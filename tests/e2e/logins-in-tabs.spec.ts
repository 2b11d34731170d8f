import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { wordsIn } from '../support/words-in.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[S03] what was begun for one person in a tab does not go into the account of who logs in in another', async ({
  context,
}) => {
  const { site, account } = wordsIn('en')
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto(product.url)
  await signUp(first, person('zoe'))
  await second.goto(`${product.url}/zoe`)
  await second.getByRole('button', { name: 'Edit profile' }).click()
  const modal = second.getByRole('dialog')
  await modal.getByLabel('About you').fill('I am zoe and love owls')

  // A page that says little has not the words of accounts yet.
  const third = await context.newPage()
  await third.goto(`${product.url}/terms`)
  await expect(third.getByRole('button', { name: 'Your menu, zoe' })).toBeVisible()

  // Nobody is here any more, nor in the other tab, and there is a way in.
  await first.getByRole('button', { name: /^Your menu/ }).click()
  await first.getByRole('menuitem', { name: site.user.logOut }).click()
  await expect(second.getByRole('button', { name: site.logIn, exact: true })).toBeVisible()
  await expect(second.getByText(account.changedElsewhere)).toBeVisible()
  await expect(third.getByText(account.changedElsewhere)).toBeVisible()
  await expect(modal).toBeHidden()

  await signUp(first, person('max'))
  await expect(second.getByRole('button', { name: 'Your menu, max' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Edit profile' })).toHaveCount(0)
  await second.goto(`${product.url}/dashboard`)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Hello, max')
  for (const username of ['zoe', 'max']) {
    const answer = await first.request.get(`${product.url}/api/users/profile?username=${username}`)
    expect(await answer.json()).toMatchObject({ user: { username, about: '' } })
  }
})
