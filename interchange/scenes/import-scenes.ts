import { cutText } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'
import { SceneTemplate } from '../../model/document/names.ts'
import { nameKey } from '../../model/document/unique-names.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { importCodeFiles, replaceTabs } from '../code-files/import-code-files.ts'
import { validateCodeFiles } from '../code-files/validate-code-files.ts'
import type { CommandStep } from '../command-step.ts'
import { SceneEntry } from './scene-entry.ts'

/** What an import needs from whoever runs it. */
export interface ImportSources {
  readonly newId: () => string
  /** Where it is said what was dropped or cut, without a word of the project: it ends in logs. */
  readonly log: (message: string) => void
  /** The things that a new scene of a template is born with: player, camera and cursor at least (`scene.create`). */
  readonly entitiesOf: (template: string) => readonly object[]
}

/**
 * The commands that bring scenes of the specification's form into a project. A scene of the same name gets the entry's tabs, template
 * and default; others are added; scenes that no entry names stay. What is no scene is left out, a name that is too long is cut, a
 * template that cannot be one is dropped; each is logged.
 */
export function importScenes(
  project: Project,
  entries: unknown,
  sources: ImportSources,
): readonly CommandStep[] {
  if (!Array.isArray(entries)) return []
  const scenes = entries.flatMap((entry: unknown) => readScene(entry, sources.log) ?? [])
  const names = new Set<string>()
  return scenes.flatMap((entry) => {
    const key = nameKey(entry.name)
    if (names.has(key)) return []
    names.add(key)
    return stepsOf(project, entry, sources)
  })
}

function readScene(json: unknown, log: ImportSources['log']): SceneEntry | undefined {
  const read = SceneEntry.safeParse(json)
  const name = read.data && cutText(read.data.name.trim(), limits.nameLength).trim()
  if (!read.success || !name) {
    log('an entry of the scenes is no scene')
    return undefined
  }
  if (name !== read.data.name.trim()) log('the name of a scene is too long and was cut')
  const template = SceneTemplate.safeParse(read.data.template)
  if (!template.success) log('a scene names what cannot be a template')
  return { ...read.data, name, template: template.data ?? '' }
}

function stepsOf(
  project: Project,
  entry: SceneEntry,
  { newId, log, entitiesOf }: ImportSources,
): CommandStep[] {
  const { name, template, scripts } = entry
  const files = validateCodeFiles(scripts, log)
  const existing = project.scenes.find((scene) => nameKey(scene.name) === nameKey(name))
  const sceneId = existing?.id ?? SceneId.parse(newId())
  const steps: CommandStep[] = []
  if (existing) {
    if (existing.template !== template)
      steps.push({ type: 'scene.set-template', payload: { sceneId, template } })
    steps.push(...importCodeFiles(project, sceneId, files, newId).steps)
  } else {
    const fileId = FileId.parse(newId())
    const index = { id: fileId, name: 'index', kind: 'blocks' } as const
    const payload = { sceneId, fileId, name, template, entities: entitiesOf(template) }
    steps.push(
      { type: 'scene.create', payload },
      ...replaceTabs(project, sceneId, [index], files, newId).steps,
    )
  }
  if (entry.default && !existing?.isDefault) steps.push({ type: 'scene.set-default', payload: { sceneId } })
  return steps
}
