/** Metres from the middle of a scene to its sky. */
export const skyRadius = 190
