import type { SceneBlueprint } from './scene-blueprint.ts'
import { fallbackSlug, isTemplateSlug, type TemplateSlug } from './template-slugs.ts'

/** Each world is fetched alone, by who begins with it. */
const worlds: Readonly<Record<TemplateSlug, () => Promise<SceneBlueprint>>> = {
  treehouse: async () => (await import('./worlds/treehouse.ts')).treehouse,
  'maze-terrain': async () => (await import('./worlds/maze-terrain.ts')).mazeTerrain,
  'minecraft-terrain': async () => (await import('./worlds/minecraft-terrain.ts')).minecraftTerrain,
  castle: async () => (await import('./worlds/castle.ts')).castle,
  village: async () => (await import('./worlds/village.ts')).village,
  arena: async () => (await import('./worlds/arena.ts')).arena,
  'rocket-launch': async () => (await import('./worlds/rocket-launch.ts')).rocketLaunch,
  space: async () => (await import('./worlds/space.ts')).space,
  ar: async () => (await import('./worlds/ar.ts')).ar,
  blank: async () => (await import('./worlds/blank.ts')).blank,
}

/** A starter scene by its slug, the maze for an unknown one. */
export const loadBlueprint = (slug: string): Promise<SceneBlueprint> =>
  worlds[isTemplateSlug(slug) ? slug : fallbackSlug]()
