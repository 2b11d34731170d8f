import * as Y from 'yjs'
import type { Sample, SampleInput } from '../../../content/samples/sample.ts'
import { sampleBytes } from '../../../content/samples/sample-bytes.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project, Scene } from '../../../model/project/project.ts'
import { RunInput } from '../../../protocol/frame/run-input.ts'
import { type Program, type Ran, runProgram } from '../scripts/run-program.ts'

const someone = 4_294_967_297
const opened: Readonly<Record<CodeLocale, Map<Sample, Project>>> = { en: new Map(), de: new Map() }

/** A sample as a project in a language; the same one each time. */
export function openSample(sample: Sample, locale: CodeLocale = 'en'): Project {
  const known = opened[locale].get(sample)
  if (known) return known
  const document = new Y.Doc()
  Y.applyUpdate(document, sampleBytes(sample, someone, locale))
  const project = materialise(document)
  opened[locale].set(sample, project)
  return project
}

/** The JavaScript of a scene's tabs, by their names. */
export const tabsOf = (project: Project, scene: Scene): Readonly<Record<string, string>> =>
  Object.fromEntries(
    project
      .files(scene.id)
      .map(({ id, name }) => [
        name,
        generateCode(toBlocklyState(project.blocks(id)), codeNames(project, scene.id)).code,
      ]),
  )

const stepAt = (seconds: number): number => Math.max(1, Math.round(seconds * 60))

function told(input: SampleInput): readonly (readonly [step: number, input: unknown])[] {
  const step = stepAt(input.at)
  if ('click' in input) return [[step, { kind: 'click', entityId: input.click }]]
  if ('answer' in input) return [[step, { kind: 'answer', text: input.answer }]]
  if ('isPhone' in input) return [[step, { kind: 'device', isPhone: input.isPhone, isVR: false }]]
  if ('point' in input) return [[step, { kind: 'pointer', entityId: input.point }]]
  const key = (phase: string) => ({ kind: 'key', phase, key: input.key })
  return [
    [step, key('down')],
    [Math.max(step + 1, stepAt(input.until)), key('up')],
  ]
}

/** What somebody who tries a sample does, by step. */
export function inputsOf({ tries }: Sample): Readonly<Record<number, readonly RunInput[]>> {
  const inputs: Record<number, RunInput[]> = {}
  for (const [step, input] of tries.flatMap(told))
    inputs[step] = [...(inputs[step] ?? []), RunInput.parse(input)]
  return inputs
}

/** Runs a scene of a sample. */
export async function runSample(
  sample: Sample,
  scene: Scene,
  {
    seconds,
    inputs = {},
    locale = 'en',
  }: Pick<Program, 'seconds' | 'inputs'> & { readonly locale?: CodeLocale },
): Promise<Ran> {
  const project = openSample(sample, locale)
  return runProgram({
    entities: project
      .entities(scene.id)
      .map((entity) => ({ ...entity, components: { ...entity.components } })),
    tabs: tabsOf(project, scene),
    blockTabs: project.files(scene.id).map((file) => file.name),
    seconds,
    inputs,
    scenes: { current: scene.name, all: project.scenes.map(({ name }) => name) },
  })
}
