import { templateTiles } from '../../../content/templates/tiles.ts'
import { worldThumbnail } from '../../assets/thumbnails/thumbnails.ts'

/** The tiles of the worlds that exist, the one to begin with first. The empty project has a tile of its own look. */
export const worldTiles = templateTiles(worldThumbnail).filter(({ key }) => key !== 'blank')
