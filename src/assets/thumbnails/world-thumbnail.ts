import worldBlank from './world-blank.webp?no-inline'
import worldMazeTerrain from './world-maze-terrain.webp?no-inline'
import worldTreehouse from './world-treehouse.webp?no-inline'

/** Addresses of the starter worlds' pictures by slug: 640 × 480, each on its tray. */
export const worldThumbnail = {
  treehouse: worldTreehouse,
  'maze-terrain': worldMazeTerrain,
  blank: worldBlank,
} as const
