import chick from './thumbnails/chick.webp?no-inline'
import dragon from './thumbnails/dragon.webp?no-inline'
import hero from './thumbnails/hero-treehouse.webp?no-inline'
import house from './thumbnails/house.webp?no-inline'
import mushroom from './thumbnails/mushroom.webp?no-inline'
import treehouse from './thumbnails/treehouse.webp?no-inline'
import view from './thumbnails/view-treehouse.webp?no-inline'

/** The tree house on its tray, 1000 × 860, on nothing. */
export const heroPicture: string = hero

/** The tree house world as it is when it opens, 1600 × 1000. */
export const viewPicture: string = view

/** The pictures of the things that the landing page shows, by model. */
export const thingPicture = { chick, dragon, house, mushroom, treehouse } as const
