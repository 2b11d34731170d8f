/** What things are worth. */
export const points = {
  firstPublish: 50,
  laterPublish: 10,
  likeReceived: 5,
  remixReceived: 10,
  courseStep: 10,
  courseFinished: 100,
} as const

/** Later publishes that count on one day. */
export const mostPublishesADay = 3

/** Points of each level; level 1 begins with 0. */
export const levelSize = 200

export const levelOf = (xp: number): number => Math.floor(xp / levelSize) + 1
