import { expect, test } from 'vitest'
import { engineError } from '../../../language/errors/engine-error.ts'

test.each([
  ['V8', 'Code generation from strings disallowed for this context'],
  [
    'V8 in a page',
    "Evaluating a string as JavaScript violates the following Content Security Policy directive because 'unsafe-eval' is not an allowed source of script: script-src 'self'",
  ],
  ['SpiderMonkey', 'call to eval() blocked by CSP'],
  ['SpiderMonkey', 'call to Function() blocked by CSP'],
  [
    'JavaScriptCore',
    "Refused to evaluate a string as JavaScript because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive: \"script-src 'self'\".",
  ],
])('[S25] a program made from a text is refused with a reason of its own, as %s says it', (_, message) => {
  expect(engineError(message, '').code).toBe('code-from-text')
})
