import type { TileSlug } from './template-slugs.ts'

type WorldSlug = Exclude<TileSlug, 'blank'>

/** A tile of the template chooser (spec, 'Template tile'). */
export interface TemplateTile {
  /** Stable key of the tile in lists. */
  readonly key: string
  /** Translation key of its name. */
  readonly name: `site.templates.names.${WorldSlug}` | 'site.templates.empty'
  /** Address of its picture for every browser. */
  readonly srcUrl: string
  /** Address of a short film shown under the pointer; `''` when there is none. */
  readonly videoUrl: string
  /** Address of its picture as WebP. */
  readonly webpURL: string
  /** `/template/{urlSlug}` */
  readonly urlSlug: TileSlug
  /** Translation key of its description. */
  readonly description: `site.templates.descriptions.${WorldSlug}` | 'site.templates.emptyText'
}

/** Worlds with a tile, the one to begin with first. */
const worlds: readonly WorldSlug[] = [
  'treehouse',
  'village',
  'space',
  'castle',
  'rocket-launch',
  'maze-terrain',
  'arena',
  'minecraft-terrain',
]

/** The tiles of the worlds that exist, after the empty project's; `pictures` and `films` are the addresses of what shows them, as WebP. */
export function templateTiles(
  pictures: Readonly<Record<TileSlug, string>>,
  films: Readonly<Partial<Record<string, string>>>,
): readonly TemplateTile[] {
  const picture = (slug: TileSlug) => ({
    srcUrl: pictures[slug],
    videoUrl: films[slug] ?? '',
    webpURL: pictures[slug],
  })
  return [
    {
      key: 'blank',
      name: 'site.templates.empty',
      ...picture('blank'),
      urlSlug: 'blank',
      description: 'site.templates.emptyText',
    },
    ...worlds.map(
      (slug): TemplateTile => ({
        key: slug,
        name: `site.templates.names.${slug}`,
        ...picture(slug),
        urlSlug: slug,
        description: `site.templates.descriptions.${slug}`,
      }),
    ),
  ]
}
