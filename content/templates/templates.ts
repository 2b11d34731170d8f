import type { SceneBlueprint } from './scene-blueprint.ts'
import { sceneBytes } from './scene-bytes.ts'
import type { TemplateSlug } from './template-slugs.ts'
import { ar } from './worlds/ar.ts'
import { arena } from './worlds/arena.ts'
import { blank } from './worlds/blank.ts'
import { castle } from './worlds/castle.ts'
import { mazeTerrain } from './worlds/maze-terrain.ts'
import { minecraftTerrain } from './worlds/minecraft-terrain.ts'
import { rocketLaunch } from './worlds/rocket-launch.ts'
import { space } from './worlds/space.ts'
import { treehouse } from './worlds/treehouse.ts'
import { village } from './worlds/village.ts'

interface Template {
  readonly slug: string
  /** Translation key of its name. */
  readonly nameKey: `site.templates.names.${string}`
  readonly blueprint: SceneBlueprint
  /** The document as one Yjs update: the same bytes whenever and wherever it is built. */
  build(): Uint8Array
}

const template = (blueprint: SceneBlueprint): Template => ({
  slug: blueprint.slug,
  nameKey: `site.templates.names.${blueprint.slug}`,
  blueprint,
  build: () => sceneBytes(blueprint),
})

/** The starter scenes that exist, by slug. */
export const templates = {
  treehouse: template(treehouse),
  'maze-terrain': template(mazeTerrain),
  'minecraft-terrain': template(minecraftTerrain),
  castle: template(castle),
  village: template(village),
  arena: template(arena),
  'rocket-launch': template(rocketLaunch),
  space: template(space),
  blank: template(blank),
  ar: template(ar),
} as const satisfies Record<TemplateSlug, Template>
