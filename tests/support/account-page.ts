import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locale.ts'
import { wordsIn } from './words-in.ts'

export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

export const person = (username: string): Person => ({
  username,
  email: `${username}@example.org`,
  password: 'a-long-secret',
})

/** Signs up with the modal, from any page that shows 'Log in'. */
export async function signUp(
  page: Page,
  { username, email, password }: Person,
  language: Locale = 'en',
): Promise<void> {
  const { site, account } = wordsIn(language)
  const { login, signup } = account
  await page.getByRole('button', { name: site.logIn, exact: true }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: login.create, exact: true }).click()
  await modal.getByLabel(signup.name).fill(username)
  await modal.getByLabel(signup.username, { exact: true }).fill(username)
  await modal.getByLabel(signup.email).fill(email)
  await modal.getByLabel(signup.password, { exact: true }).fill(password)
  await modal.getByLabel(signup.rePassword).fill(password)
  await modal.getByRole('button', { name: signup.submit, exact: true }).click()
  await expect(modal).toBeHidden()
}

export async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Username or email').fill(username)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Login', exact: true }).click()
}
