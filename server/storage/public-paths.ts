import type { Locale } from '../../protocol/locale.ts'

/** Path of a publication's picture. What is under a version never changes. */
export const picturePath = (playCode: string, version: number): string =>
  `/api/play/${playCode}/picture?v=${version}`

/** Path of what a project that is not published looks like, for its people; a later picture has another `at`. */
export const draftPicturePath = (projectId: string, at: number): string =>
  `/api/project/picture?projectId=${projectId}&kind=project&at=${at}`

/** Path of a publication's view all round, where it has one. */
export const panoramaPath = (playCode: string, version: number): string =>
  `/api/play/${playCode}/panorama?v=${version}`

/** Path of a publication's document (Yjs v2), in the words of a language where it has those. */
export const snapshotPath = (playCode: string, version: number, locale: Locale | null): string =>
  `/api/play/${playCode}/snapshot?v=${version}${locale === null ? '' : `&locale=${locale}`}`

/** Path of a person’s picture; a new picture has a new key. */
export const profilePicturePath = (key: string): string => `/api/users/picture/${key}`
