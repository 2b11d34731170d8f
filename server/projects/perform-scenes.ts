import type { CommandBus } from '../../commands/core/command-bus.ts'
import { sceneBirths } from '../../content/templates/scene-births.ts'
import { fallbackSlug, isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { performSteps, type StepsVerdict } from '../../interchange/perform-steps.ts'
import { importScenes } from '../../interchange/scenes/import-scenes.ts'
import { newId } from '../storage/new-id.ts'

/** The things that a scene of a template begins with; unknown ones begin as the maze (spec, 'Scene templates'), none as the empty one. */
function entitiesOf(template: string): readonly object[] {
  const slug = template === '' ? 'blank' : fallbackSlug
  return sceneBirths(templates[isTemplateSlug(template) ? template : slug].blueprint, newId)
}

/**
 * Brings scenes of the specification's form into a project, as commands of whoever the bus belongs to. Scenes that are not among
 * them stay; what is no scene or no code file is left out and said to `log`.
 */
export const performScenes = (
  bus: CommandBus,
  scenes: readonly unknown[],
  log: (message: string) => void,
): StepsVerdict => performSteps(bus, importScenes(bus.project, scenes, { newId, log, entitiesOf }))
