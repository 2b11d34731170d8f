import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake } from './mistake.ts'
import { functionOf, lookUp, type Reference } from './scope.ts'

function explain({ identifier, scope, use }: Reference): Mistake | null {
  const variable = lookUp(scope, identifier.name)
  if (!variable) return null
  const { name, kind } = variable
  if (kind === 'const' && use !== 'read') return errorAt(identifier, 'constant-changed', { name })
  const isEarly =
    identifier.start < variable.identifier.start && functionOf(scope) === functionOf(variable.scope)
  const isOrdered = kind === 'const' || kind === 'let' || kind === 'class'
  return isEarly && isOrdered ? errorAt(identifier, 'name-too-early', { name }) : null
}

/** Constants that are changed, and names that are used before the line that makes them. */
export function checkVariables({ references }: CheckContext): readonly Mistake[] {
  return references.flatMap((reference) => {
    const mistake = explain(reference)
    return mistake ? [mistake] : []
  })
}
