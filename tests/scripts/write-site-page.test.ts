import { expect, test } from 'vitest'
import { withBrand } from '../../scripts/write-site-page.ts'

const page = `<head><link rel="icon" type="image/svg+xml" href="/assets/egg-1.svg" />
<script type="module" crossorigin blocking="render" src="/assets/index-1.js"></script></head><body><div id="root"></div></body>`

test('the page of the site has the egg in it and is painted at once', () => {
  const site = withBrand(page)
  expect(site).toContain('<div id="root"><img class="first-brand" src="/assets/egg-1.svg"')
  expect(site).not.toContain('blocking="render"')
})

test.each(['blocking="render"', '<div id="root"></div>', 'rel="icon"'])(
  'a page without a place for it is a defect of the build: %s',
  (part) => {
    expect(() => withBrand(page.replace(part, ''))).toThrow('the brand has no place')
  },
)
