/** Share of a player's height at which its eyes are. */
export const eyeShare = 0.9
