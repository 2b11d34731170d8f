/** The ring that all pieces of the arena stand in, metres: three rows of seats rise from the stage to the wall. */
export const arenaPlan = {
  /** From the middle of the stage to the middle of the wall; pieces have their origin there and look inwards, towards +z. */
  radius: 13.7,
  /** Pieces that make a whole ring. */
  pieces: 12,
  /** Arches of a piece. */
  arches: 3,
  /** Height of a row of arches. */
  storey: 3.1,
  wall: 1.3,
  /** Rows of seats: where they begin and how high they are. */
  seats: [
    { from: 10.4, to: 11.4, height: 1.05 },
    { from: 11.4, to: 12.4, height: 1.95 },
    { from: 12.4, to: 13.1, height: 2.85 },
  ],
} as const
