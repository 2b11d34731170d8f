import { z } from 'zod'

/** What a component shows or plays: a reference to a file of the library (`model/assets/reference`). */
export const FileSource = z.string().regex(/^asset:[A-Za-z0-9_-]{1,64}$/)

/** The picture of the house that a world for AR begins with (`content/ar`); it is no file of the project. */
export const houseMarker = 'asset:nestling-marker'
