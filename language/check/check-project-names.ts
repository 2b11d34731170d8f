import type { AnyNode, CallExpression } from 'acorn'
import { modelNames } from '../../model/components/model.ts'
import { isEntityKind } from '../../model/kinds/entity-kinds.ts'
import type { ScriptErrorCode } from '../errors/script-error-words.ts'
import { suggestName } from '../errors/suggest-name.ts'
import { isSoundName } from '../sounds/sound-catalogue.ts'
import { soundMeant } from '../sounds/sound-meant.ts'
import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake, warningAt } from './mistake.ts'
import { sentMessages } from './sent-messages.ts'
import { entryOf, typeOf } from './value-type.ts'

const isSceneGet = (context: CheckContext, { callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'get' &&
  typeOf(context, callee.object) === 'Scene'

const isSearch = (context: CheckContext, { callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^(all|nearest)$/.test(callee.property.name) &&
  typeOf(context, callee.object) === 'Scene'

/** A name that is not there, with the one that was probably meant. */
function missing(
  tell: typeof errorAt,
  node: AnyNode,
  name: string,
  known: readonly string[],
  [plain, suggesting]: readonly [ScriptErrorCode, ScriptErrorCode],
): readonly Mistake[] {
  if (known.includes(name)) return []
  const suggestion = suggestName(name, known)
  return [suggestion === null ? tell(node, plain, { name }) : tell(node, suggesting, { name, suggestion })]
}

/** `scene.all('Coins')`: names that no thing, no kind and no model has, and that are nearly the name of one. */
function unknownSort({ arguments: values }: CallExpression, things: readonly string[]): readonly Mistake[] {
  const value = values.at(-1)
  if (value?.type !== 'Literal' || typeof value.value !== 'string') return []
  const name = value.value
  if (things.includes(name) || isEntityKind(name) || modelNames.some((model) => model === name)) return []
  const suggestion = suggestName(name, things)
  return suggestion === null ? [] : [warningAt(value, 'no-such-sort.suggest', { name, suggestion })]
}

function unknownSound(node: AnyNode, name: string, own: readonly string[]): Mistake {
  const suggestion = soundMeant(name, own)
  return suggestion === null
    ? errorAt(node, 'no-such-sound', { name })
    : errorAt(node, 'no-such-sound.suggest', { name, suggestion })
}

/** Things, scenes, sounds and messages that the project does not have. Nothing is said where the project is not known. */
export function checkProjectNames(context: CheckContext): readonly Mistake[] {
  const { project } = context
  if (!project) return []
  const { things, scenes, sounds, sentElsewhere } = project
  const sentHere = sentMessages(context.source)
  const sent = sentElsewhere && sentHere ? [...sentElsewhere, ...sentHere] : null

  return context.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    if (isSearch(context, node)) return unknownSort(node, things)
    const [value] = node.arguments
    if (value?.type !== 'Literal' || typeof value.value !== 'string') return []
    const found = entryOf(context, node.callee)
    const type = found?.entry.kind === 'call' ? found.entry.parameters[0]?.type : undefined
    const name = value.value
    if (isSceneGet(context, node))
      return missing(errorAt, value, name, things, ['no-such-item', 'no-such-item.suggest'])
    if (type === 'SceneName' && !/^on[A-Z]/.test(found?.name ?? ''))
      return missing(errorAt, value, name, scenes, ['no-such-scene', 'no-such-scene.suggest'])
    if (type === 'SoundName' && !sounds.includes(name) && !isSoundName(name))
      return [unknownSound(value, name, sounds)]
    if (found?.name === 'onMessage' && sent)
      return missing(warningAt, value, name, sent, ['message-unsent', 'message-unsent.suggest'])
    return []
  })
}
