import { globalNames } from '../helper-api/global-names.ts'
import { memberNames } from '../helper-api/member-names.ts'
import type { ErrorParams } from './error-params.ts'
import { isOfElements, pageNameCode } from './page-names.ts'
import type { ScriptErrorCode } from './script-error-words.ts'
import { stackOverflow } from './stack-overflow.ts'
import { suggestName } from './suggest-name.ts'

interface Cause {
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

/** Names that the learner wrote elsewhere in the script, without the one that nobody knows. */
const otherNamesIn = (source: string, unknown: string): readonly string[] =>
  [...new Set(source.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu))].filter((name) => name !== unknown)

const withSuggestion = (
  code: 'unknown-name' | 'not-a-function' | 'unknown-property',
  name: string,
  known: Iterable<string>,
): Cause => {
  const suggestion = suggestName(name, known)
  return suggestion === null
    ? { code, params: { name } }
    : { code: `${code}.suggest`, params: { name, suggestion } }
}

const lastPart = (path: string): string => path.split('.').at(-1) ?? path

const says = (code: ScriptErrorCode) => (): Cause => ({ code, params: {} })
const names =
  (code: ScriptErrorCode) =>
  (name: string): Cause => ({ code, params: { name } })

function unknownName(name: string, source: string): Cause {
  const page = pageNameCode(name)
  return page
    ? { code: page, params: { name } }
    : withSuggestion('unknown-name', name, [...globalNames, ...otherNamesIn(source, name)])
}

type Reading = readonly [pattern: RegExp, read: (name: string, source: string) => Cause]

/** Messages of V8, SpiderMonkey and JavaScriptCore, most special first; the first group is the name. */
const readings: readonly Reading[] = [
  [stackOverflow, says('stack-overflow')],
  [
    /Cannot access '(.+?)' before init|can't access lexical declaration '(.+?)' before/,
    names('name-too-early'),
  ],
  [/^(.+?) is not defined$|Can't find variable: (.+)$/, unknownName],
  [
    /Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null) \((?:reading|setting) '(.+?)'\)|can't access property "(.+?)"|evaluating '(?:.*\.)?(.+?)'\)/,
    (name) => ({ code: isOfElements(name) ? 'page.element' : 'empty-value', params: { name } }),
  ],
  [
    /Class constructor (\S+) cannot be invoked|class constructors must be invoked with 'new'/,
    names('class-needs-new'),
  ],
  [
    /^(?:\(intermediate value\)\.)?(\S+) is not a (?:function|constructor)/,
    (path) => {
      const name = lastPart(path)
      const page = isOfElements(name) && path.includes('.') ? 'page.element' : pageNameCode(path)
      if (page) return { code: page, params: { name } }
      return path.includes('.')
        ? withSuggestion('not-a-function', name, memberNames)
        : { code: 'not-a-function', params: { name } }
    },
  ],
  [
    /Assignment to constant variable|invalid assignment to const(?: [`'"]?(\w+))?/,
    (name) => ({ code: 'constant-changed', params: { name } }),
  ],
  [
    /Cannot (?:add|define) property (.+?), object is not extensible|can't define property "(.+?)"/,
    (name) => withSuggestion('unknown-property', name, memberNames),
  ],
  [
    /Cannot (?:assign to read only|delete|redefine) property:? '?(.+?)'?(?: of |$)|Cannot set property (.+?) of .* which has only a getter|"(.+?)" is read-only/,
    names('read-only'),
  ],
  [
    /^(?:(.+?) )?is not iterable|spread syntax requires/i,
    (name) => ({ code: 'not-a-list', params: { name: name || '…' } }),
  ],
  [/Invalid regular expression|invalid regexp/i, says('bad-pattern')],
  [/in JSON|JSON\.parse|valid JSON/, says('bad-json')],
  [/circular structure|cyclic object value/, says('circle-in-value')],
  [/Cannot mix BigInt/, says('mixed-numbers')],
  [/'in' operator|right-hand side of 'in'/, says('not-searchable')],
  [/Code generation from strings|unsafe-eval|blocked by CSP/, says('code-from-text')],
  [/Invalid count value|argument must be between|digits argument|radix/, says('bad-count')],
  [
    /Invalid (?:array|string) length|Array buffer allocation|out of memory|allocation size overflow/,
    says('too-big'),
  ],
]

/** What an engine's message means to a learner. `source` is searched for names that may have been meant. */
export function engineError(message: string, source: string): Cause {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(message)
    if (match) return read(match.slice(1).find((group) => group !== undefined) ?? '', source)
  }
  return { code: 'other', params: {} }
}
