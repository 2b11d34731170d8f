import { modelThumbnail, thumbnails } from './thumbnails/thumbnails.ts'

/** The tree house on its tray, on nothing. */
export const heroPicture: string | undefined = thumbnails['hero-treehouse']

/** The tree house world as it is when it opens. */
export const viewPicture: string | undefined = thumbnails['view-treehouse']

/** The pictures of the things that the landing page shows, by model. */
export const thingPicture = modelThumbnail
