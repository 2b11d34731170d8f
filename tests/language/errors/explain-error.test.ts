import { expect, test } from 'vitest'
import { explainError } from '../../../language/errors/explain-error.ts'

test.each([
  ['needs-number', { name: 'size', found: '“big”' }, 'got “big”.', 'bekommt aber „big“.'],
  ['needs-number', { name: 'size', found: '“it’s “me””' }, 'got “it’s “me””.', 'aber „it’s “me”“.'],
  ['needs-number', { name: 'size', found: '“a\nb”' }, 'got “a\nb”.', 'aber „a\nb“.'],
  ['needs-number', { name: 'size', found: '[ … ]' }, 'got [ … ].', 'aber [ … ].'],
  ['unknown-choice', { name: 'way', found: '“u”', words: '“up”, “down”' }, '“up”, “down”', '„up“, „down“'],
  ['thrown', { text: 'say “yes”' }, 'say “yes”', 'say “yes”'],
])(
  'a value of a script is quoted as the language of the sentence does it, and its own words stay: %s %o',
  (code, params, en, de) => {
    expect(explainError(code, params, 'en')).toContain(en)
    expect(explainError(code, params, 'de')).toContain(de)
  },
)
