const files = import.meta.glob<string>('./*.webp', { eager: true, query: '?no-inline', import: 'default' })

/**
 * Addresses of all pictures in this folder by name: models, shapes, lights, letters, hotspots, figures and surroundings (160 × 160), `world-{slug}`
 * (640 × 480, each on its tray), the heroes. Taken by `scripts/render-thumbnails.ts`.
 */
export const thumbnails: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.slice('./'.length, -'.webp'.length), address]),
)
