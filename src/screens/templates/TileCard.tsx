import type { TemplateTile } from '../../../content/templates/tiles.ts'
import { useT } from '../../i18n/use-t.ts'
import { WorldCard } from '../site/WorldCard.tsx'
import { startOf } from './start-of.ts'

interface TileCardProps {
  readonly tile: TemplateTile
  /** A paper tape over the corner, for one tile of a page. */
  readonly tape?: string | undefined
}

/** A world to begin from, in a list: picture, film, name and what it is. */
export function TileCard({ tile: { urlSlug, webpURL, videoUrl, name, description }, tape }: TileCardProps) {
  const t = useT()
  return (
    <WorldCard
      {...startOf(urlSlug)}
      picture={webpURL}
      film={videoUrl || undefined}
      name={t(name)}
      tape={tape}
    >
      {t(description)}
    </WorldCard>
  )
}
