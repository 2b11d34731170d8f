import { guardName } from '../../language/compile/guard-name.ts'
import { sourceNameOf } from '../../language/errors/source-name.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'

/** Makes the async main of a script from the values of its names, in the order in which they were given. */
export type MainFactory = (...values: readonly unknown[]) => () => Promise<void>

/** What a name must look like to be a parameter of a strict function. */
const isParameterName = (name: string): boolean =>
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && name !== 'eval' && name !== 'arguments'

/** The names of `candidates` that a script can be given or denied. */
export const parameterNames = (candidates: Iterable<string>): readonly string[] =>
  [...new Set(candidates)].filter((name) => isParameterName(name) && name !== guardName)

/**
 * A script as the argument of a call of `receiver`: a function of its globals that gives its async main. The learner's first
 * line is the first line, and the text runs under the tab's name, so that stacks tell the learner's lines.
 */
export function scriptText(script: RunScript, names: readonly string[], receiver: string): string {
  const parameters = [guardName, ...names].join(',')
  const main = script.isStoppable
    ? [`()=>${guardName}.drive((function* main(){`, '})())']
    : ['async function main(){', '}']
  return `${receiver}(function(${parameters}){"use strict";return ${main[0]}${script.source}
${main[1]}});
//# sourceURL=${sourceNameOf(script.name)}`
}
