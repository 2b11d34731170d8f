import { expect, test } from 'vitest'
import { isLink } from '../../../src/workspace/assets/is-link.ts'

test('[V11] a text that matches the pattern of a domain is a link', () => {
  const links = [
    'example.com',
    'https://example.com',
    'http://pictures.example.com/cat.png?size=2#top',
    'sub-domain.example.museum:8080/x',
    ' bücher.example ',
  ]
  expect(links.filter((text) => !isLink(text))).toEqual([])
})

test('[V11] words, file names without a domain and broken domains are none', () => {
  const words = [
    '',
    'cat',
    'a cat.',
    'my cat.png is here',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://',
    '.com',
    'example..com',
    '-example.com',
    '192.168.0.1',
    '3.14',
  ]
  expect(words.filter(isLink)).toEqual([])
})

test('[V11] a long text is answered at once', () => {
  expect(isLink(`${'a.'.repeat(50_000)}-`)).toBe(false)
})
