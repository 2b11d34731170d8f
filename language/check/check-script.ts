import type { Program } from 'acorn'
import { parseScript } from '../compile/parse-script.ts'
import { readProgram } from '../compile/read-program.ts'
import { isStackOverflow, tooDeepLine } from '../compile/too-deep.ts'
import { describeSyntax } from '../errors/describe-syntax.ts'
import { checkCalls } from './check-calls.ts'
import { checkConditions } from './check-conditions.ts'
import { checkContext } from './check-context.ts'
import { checkKeys } from './check-keys.ts'
import { checkMembers } from './check-members.ts'
import { checkNames } from './check-names.ts'
import { checkProjectNames } from './check-project-names.ts'
import { checkStatements } from './check-statements.ts'
import { checkTexts } from './check-texts.ts'
import { checkVariables } from './check-variables.ts'
import { checkWaiting } from './check-waiting.ts'
import type { KnownNames } from './known-names.ts'
import { errorAt, type Mistake } from './mistake.ts'

const checks = [
  checkConditions,
  checkStatements,
  checkNames,
  checkMembers,
  checkCalls,
  checkKeys,
  checkTexts,
  checkVariables,
  checkProjectNames,
  checkWaiting,
]

/**
 * What is wrong with a script before it runs, by line, at most one mistake a line: the first thing that cannot be read, or else all that is certain to fail (errors)
 * and what is hardly meant (warnings). `project`: `null` where its names are not known.
 */
export function checkScript(source: string, project: KnownNames | null): readonly Mistake[] {
  const parsed = parseScript(source)
  if (!parsed.ok) return [{ severity: 'error', ...describeSyntax(parsed.failure, source) }]
  const { program } = parsed
  try {
    return checkProgram(source, program, project)
  } catch (thrown) {
    if (!isStackOverflow(thrown)) throw thrown
    return [{ ...errorAt(program, 'syntax.too-deep'), line: tooDeepLine(program) }]
  }
}

function checkProgram(source: string, program: Program, project: KnownNames | null): readonly Mistake[] {
  const { forbidden } = readProgram(program)
  if (forbidden)
    return [{ ...errorAt(program, forbidden.code, forbidden.params), ...placeOf(forbidden.node) }]
  const context = checkContext(source, program, project)
  const byLine = new Map<number, Mistake>()
  for (const mistake of checks.flatMap((check) => check(context)))
    if (!byLine.has(mistake.line)) byLine.set(mistake.line, mistake)
  return [...byLine.values()].sort((a, b) => a.line - b.line)
}

const placeOf = ({
  loc,
}: {
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | null
}) => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
})
