import { procedureKey } from '../../model/blocks/resolve-procedures.ts'
import type { JsonObject } from '../../model/json.ts'
import { type SlotContent, slotOf } from './block-notation.ts'
import type { BlockBlueprint, VariableBlueprint } from './scene-blueprint.ts'

/** An own block: what it is called and what it is given. Its parameters are variables of the tab. */
export interface ProcedureBlueprint {
  /** Id of its definition. */
  readonly id: string
  readonly name: string
  readonly parameters: readonly VariableBlueprint[]
  /** Whether it gives a value back. */
  readonly answers?: true
}

/** The stack that defines an own block. `answer` is what one that answers gives back. */
export function define(
  { id, name, parameters, answers }: ProcedureBlueprint,
  statements: readonly BlockBlueprint[],
  comment: string,
  answer?: SlotContent,
): BlockBlueprint {
  const params = parameters.map((parameter) => ({ name: parameter.name, id: parameter.id }))
  return {
    type: answers ? 'procedures_defreturn' : 'procedures_defnoreturn',
    id,
    fields: { NAME: name },
    mouths: { STACK: statements },
    ...(answers && answer !== undefined ? { slots: { RETURN: slotOf({}, answer) } } : {}),
    isLast: true,
    comment,
    ...withState(params.length > 0 ? { params } : {}),
  }
}

/** Calls an own block: a statement, or a value where it answers. `contents` are for its parameters, in their order. */
export function call(
  { id, name, parameters, answers }: ProcedureBlueprint,
  contents: readonly SlotContent[] = [],
): BlockBlueprint {
  const params = parameters.map((parameter) => parameter.name)
  const state = { name, ...(params.length > 0 ? { params } : {}), [procedureKey]: id }
  return {
    type: answers ? 'procedures_callreturn' : 'procedures_callnoreturn',
    slots: Object.fromEntries(contents.map((content, index) => [`ARG${index}`, slotOf({}, content)])),
    isLast: answers === true,
    ...withState(state),
  }
}

const withState = (extraState: JsonObject): Pick<BlockBlueprint, 'extra'> =>
  Object.keys(extraState).length > 0 ? { extra: { extraState } } : {}
