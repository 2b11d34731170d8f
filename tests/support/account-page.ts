import { expect, type Page } from '@playwright/test'

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
export async function signUp(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Create an account' }).click()
  await modal.getByLabel('What should we call you?').fill(username)
  await modal.getByLabel('Username', { exact: true }).fill(username)
  await modal.getByLabel('E-mail').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByLabel('Password again').fill(password)
  await modal.getByRole('button', { name: 'Create Account' }).click()
  await expect(modal).toBeHidden()
}

export async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Username or e-mail').fill(username)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Login', exact: true }).click()
}
