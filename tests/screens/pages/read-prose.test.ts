import { expect, it } from 'vitest'
import { readProse } from '../../../src/screens/pages/read-prose.ts'

it('reads paragraphs, lists and links of this site', () => {
  expect(readProse('One.\nStill one.\n\n- a [b](/c) d\n- [e](/f?g=h)\n\n\nLast')).toEqual([
    { kind: 'paragraph', lines: [['One.\nStill one.']] },
    { kind: 'list', lines: [['a ', { text: 'b', to: '/c' }, ' d'], [{ text: 'e', to: '/f?g=h' }]] },
    { kind: 'paragraph', lines: [['Last']] },
  ])
})

it.each(['[x](https://evil.example)', '[x](//evil.example)', '[x](javascript:alert(1))'])(
  '%s leads nowhere',
  (text) => {
    const spans = readProse(text).flatMap(({ lines }) => lines.flat())
    expect(spans.filter((span) => typeof span !== 'string')).toEqual([])
  },
)
