// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseLocale, startI18n } from '../../src/i18n/i18n.ts'

test('the app is installed under the name of the language that is shown', async () => {
  document.head.innerHTML = /<head>([\s\S]*)<\/head>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''
  const manifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href')
  expect(manifest()).toBe('/manifest.en.webmanifest')
  await startI18n('de', ['site'])
  expect(manifest()).toBe('/manifest.de.webmanifest')
  await chooseLocale('en')
  expect(manifest()).toBe('/manifest.en.webmanifest')
})
