import { isKeyName, keyMeant } from '../errors/known-keys.ts'
import type { CheckContext } from './check-context.ts'
import { type Mistake, warningAt } from './mistake.ts'
import { entryOf } from './value-type.ts'

/** `onKey('spcae', …)`: names of keys that no keyboard has, so that nothing would ever happen. */
export function checkKeys(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const entry = entryOf(context, node.callee)?.entry
    const [key] = node.arguments
    if (entry?.kind !== 'call' || entry.parameters[0]?.type !== 'Key') return []
    if (key?.type !== 'Literal' || typeof key.value !== 'string' || isKeyName(key.value)) return []
    const suggestion = keyMeant(key.value)
    return suggestion === null
      ? [warningAt(key, 'no-such-key', { name: key.value })]
      : [warningAt(key, 'no-such-key.suggest', { name: key.value, suggestion })]
  })
}
