import type { Triple } from '../kit/sculpture.ts'
import type { Clip } from './clip.ts'

interface Motions {
  readonly idle: Clip
  readonly walk: Clip
}

/** Metres per second from which on somebody walks. */
const walkingPace = 0.3

/**
 * Which clip belongs to each moment of somebody who walks and stands: it tells by how far `placeOf` (metres) has come over the ground since
 * the moment before. While there is one of `offGround`, which belongs to who jumps or swims, it is that. The same moments and places always give the same clips.
 */
export function clipByMotion(
  { idle, walk }: Motions,
  placeOf: () => Triple,
  offGround: () => Clip | null,
): (seconds: number) => Clip {
  let last: { readonly seconds: number; readonly place: Triple } | undefined
  let clip = idle
  return (seconds) => {
    // A picture between two steps of the world shows what the one before showed.
    if (last?.seconds === seconds) return clip
    const place = placeOf()
    if (last && seconds > last.seconds) {
      const way = Math.hypot(place[0] - last.place[0], place[2] - last.place[2])
      const onGround = way / (seconds - last.seconds) > walkingPace ? walk : idle
      clip = offGround() ?? onGround
    }
    last = { seconds, place }
    return clip
  }
}
