import { expect, test } from 'vitest'
import { drawnPage } from '../../../scripts/pages/drawn-page.ts'

const page = `<html lang="en"><head><title>Nestling</title><link rel="icon" type="image/svg+xml" href="/assets/egg-1.svg" />
<link rel="manifest" href="/manifest.en.webmanifest" />
<link rel="stylesheet" crossorigin href="/assets/start-1.css">
<script type="module" crossorigin blocking="render" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>`

const parts = {
  id: 'terms',
  locale: 'de',
  files: { scripts: ['assets/terms-1.js'], styles: ['assets/terms-1.css'] },
  styleText: (file: string) => `/* $& ${file} */\n`,
  starter: 'assets/when-painted-1.js',
  picture: '<title>Regeln $&</title><link rel="preload" as="image" href="/a.webp"/><main>Wörter</main>',
  isPaintedAtOnce: true,
}

/** What is fetched when the page was painted. */
const later =
  '<template data-later><script type="module" crossorigin src="/assets/index-1.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/terms-1.js"></template>'

test('a page begins in its language, with its title, its files and what it shows first, and is painted at once', () => {
  const drawn = drawnPage(page, parts)
  expect(drawn).toContain('<html lang="de" data-theme="light">')
  expect(drawn).toContain('/manifest.de.webmanifest')
  expect(drawn.match(/<title>[^<]*/g)).toEqual(['<title>Regeln $&'])
  expect(drawn).toContain('<div id="root" data-drawn="terms"><main>Wörter</main></div>')
  expect(drawn).not.toContain('blocking="render"')
  const [head = ''] = drawn.split('</head>')
  for (const file of ['assets/start-1.css', 'assets/terms-1.css'])
    expect(head).toContain(
      `<style>/* $& ${file} */</style><link rel="stylesheet" crossorigin href="/${file}" disabled>`,
    )
  expect(head).toContain(later)
  expect(head.replace(later, '').match(/[^"]+\.js/g)).toEqual(['/assets/when-painted-1.js'])
  expect(head).toContain('<link rel="preload" as="image" href="/a.webp"/>')
})

test('one that shows what only its script can know has the egg in it', () => {
  const drawn = drawnPage(page, { ...parts, picture: null })
  expect(drawn).toContain('<div id="root"><img class="first-brand" src="/assets/egg-1.svg"')
  expect(drawn).toContain('<title>Nestling</title>')
  expect(drawn).toContain(later)
  expect(drawn).not.toContain('blocking="render"')
})

test('one that may be dark is empty until its script knows', () => {
  const drawn = drawnPage(page, { ...parts, picture: null, isPaintedAtOnce: false })
  expect(drawn).toContain('<html lang="de">')
  expect(drawn).toContain('<div id="root"></div>')
  expect(drawn).not.toContain('data-later')
  expect(drawn).toContain('<link rel="stylesheet" crossorigin href="/assets/start-1.css">')
  expect(drawn).not.toContain('<style>')
  expect(drawn).toContain('blocking="render"')
  expect(drawn).toContain('<link rel="modulepreload" crossorigin href="/assets/terms-1.js">')
})

test.each(['blocking="render"', '<div id="root"></div>', 'rel="icon"', '<title>Nestling</title>'])(
  'a page without a place for it is a defect of the build: %s',
  (part) => {
    expect(() => drawnPage(page.replace(part, ''), parts)).toThrow('what is drawn has no place')
  },
)
