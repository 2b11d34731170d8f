import { templateTiles } from '../../../content/templates/tiles.ts'
import { worldThumbnail } from '../../assets/thumbnails/world-thumbnail.ts'
import { worldFilms } from './world-films.ts'

const tiles = templateTiles(worldThumbnail, worldFilms)
const isEmpty = ({ key }: (typeof tiles)[number]) => key === 'blank'

/** The tiles of the worlds that exist, the one to begin with first. */
export const worldTiles = tiles.filter((tile) => !isEmpty(tile))

/** The same with the empty project at the end. */
export const allTiles = [...worldTiles, ...tiles.filter(isEmpty)]
