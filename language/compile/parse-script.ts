import { type Options, type Program, parse } from 'acorn'

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  strict: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  locations: true,
}

/** What acorn throws: `pos` counts characters, `loc.column` from 0. */
export interface ParseFailure {
  readonly message: string
  readonly pos: number
  readonly loc: { readonly line: number; readonly column: number }
}

const isParseFailure = (thrown: unknown): thrown is ParseFailure & SyntaxError =>
  thrown instanceof SyntaxError && 'pos' in thrown && 'loc' in thrown

/** The syntax tree of a strict script that may `await` and `return` anywhere, because it becomes an async main function. */
export function parseScript(
  source: string,
): { readonly ok: true; readonly program: Program } | { readonly ok: false; readonly failure: ParseFailure } {
  try {
    return { ok: true, program: parse(source, options) }
  } catch (thrown) {
    if (!isParseFailure(thrown)) throw thrown
    return { ok: false, failure: thrown }
  }
}
