import { helperCatalogue } from './helper-catalogue.ts'
import type { HelperEntry, HelperParameter, HelperType } from './helper-entry.ts'
import { type SampleNames, sampleValue } from './sample-value.ts'
import { thingInCode } from './thing-in-code.ts'

/** Where a helper belongs: to every script, to the scene, to each thing, to the player … */
export type HelperOwner = keyof typeof helperCatalogue

/** One helper with a line that can be put into a script as it is. */
export interface HelperExample {
  readonly owner: HelperOwner
  readonly name: string
  readonly entry: HelperEntry
  readonly example: string
}

/** Every helper in the order of the catalogue. The lines are about the thing and the scene of these names. */
export function helperExamples(names: SampleNames): readonly HelperExample[] {
  return ownersOf().flatMap((owner) =>
    Object.entries<HelperEntry>(helperCatalogue[owner]).map(([name, entry]) => ({
      owner,
      name,
      entry,
      example: exampleOf(owner, name, entry, names),
    })),
  )
}

const isOwner = (name: string): name is HelperOwner => Object.hasOwn(helperCatalogue, name)
const ownersOf = (): readonly HelperOwner[] => Object.keys(helperCatalogue).filter(isOwner)

function exampleOf(owner: HelperOwner, name: string, entry: HelperEntry, names: SampleNames): string {
  const subject = owner === 'globals' ? '' : `${owner === 'item' ? thingInCode(names.thing) : owner}.`
  const path = subject + name
  if (entry.kind === 'call') {
    const values = needed(entry.parameters).map((parameter) => sample(parameter, names))
    const call = `${path}(${values.join(', ')})`
    if (entry.returns === 'void') return call
    if (entry.returns.startsWith('Promise<'))
      return entry.returns === 'Promise<void>' ? `await ${call}` : `console.log(await ${call})`
    return `console.log(${call})`
  }
  if (entry.isReadOnly) return `console.log(${path})`
  return `${path} = ${sample({ name, type: entry.takes ?? entry.type }, names)}`
}

/** What may be left out is shown up to the last number or time: that is what people want to change first. */
const needed = (parameters: readonly HelperParameter[]): readonly HelperParameter[] =>
  parameters.slice(
    0,
    1 +
      parameters.findLastIndex(
        ({ isOptional, type }) => !isOptional || type === 'number' || type === 'Seconds',
      ),
  )

/** A function is one that can be written in, with what it is given. */
const sample = (
  { name, type }: { readonly name: string; readonly type: HelperType },
  names: SampleNames,
): string =>
  type.includes('=>')
    ? `${type.startsWith('()') ? '()' : `(${/\((\w+)/.exec(type)?.[1] ?? 'value'})`} => {\n  \n}`
    : sampleValue({ name, type }, names)
