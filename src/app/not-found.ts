import { loadedLater } from './loaded-later.ts'

/** The 404 page, for whatever has no other. */
export const notFound = loadedLater([], () => import('../screens/NotFoundScreen.tsx'))
