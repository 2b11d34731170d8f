import worldArena from './world-arena.webp?no-inline'
import worldBlank from './world-blank.webp?no-inline'
import worldCastle from './world-castle.webp?no-inline'
import worldMazeTerrain from './world-maze-terrain.webp?no-inline'
import worldMinecraftTerrain from './world-minecraft-terrain.webp?no-inline'
import worldRocketLaunch from './world-rocket-launch.webp?no-inline'
import worldSpace from './world-space.webp?no-inline'
import worldTreehouse from './world-treehouse.webp?no-inline'
import worldVillage from './world-village.webp?no-inline'

/** Addresses of the starter worlds' pictures by slug: 640 × 480, each on its tray. */
export const worldThumbnail = {
  treehouse: worldTreehouse,
  'maze-terrain': worldMazeTerrain,
  'minecraft-terrain': worldMinecraftTerrain,
  castle: worldCastle,
  village: worldVillage,
  arena: worldArena,
  'rocket-launch': worldRocketLaunch,
  space: worldSpace,
  blank: worldBlank,
} as const
