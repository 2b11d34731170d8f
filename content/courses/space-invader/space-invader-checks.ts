import {
  modelled,
  type Path,
  pathsOf,
  pathsOfModel,
  programText,
  type Seen,
  type Spot,
  spotAt,
} from '../check/seen.ts'
import type { Moment } from '../check/seen-run.ts'

const ships = (seen: Seen): readonly Path[] => pathsOfModel(seen, 'rocket')
const aliens = (seen: Seen): readonly Path[] => pathsOfModel(seen, 'alien')

const keysOf = { left: ['ArrowLeft', 'a', 'A'], right: ['ArrowRight', 'd', 'D'] } as const
const isHeld = (moment: Moment, side: keyof typeof keysOf): boolean =>
  keysOf[side].some((key) => moment.held.includes(key) || moment.pressed.includes(key))

const pairs = (path: Path): readonly (readonly [Spot, Spot])[] =>
  path.slice(1).flatMap((to, index) => {
    const from = path[index]
    return from ? [[from, to] as const] : []
  })

/** Metres that something went to the right while this key was held; to the left is below 0. */
const wentWith = (path: Path, side: keyof typeof keysOf): number =>
  pairs(path)
    .filter(([from, to]) => isHeld(from.moment, side) || isHeld(to.moment, side))
    .reduce((sum, [from, to]) => sum + to.position[0] - from.position[0], 0)

/** The ship goes left and right by the arrow keys. */
export const fliesByKeys = (seen: Seen): boolean =>
  ships(seen).some((path) => wentWith(path, 'left') < -0.3 && wentWith(path, 'right') > 0.3)

/** How far from the middle the picture ends, metres. */
const edge = 12

/** It goes on to an edge and stays there, on both sides, though the key is still held. */
export const staysInside = (seen: Seen): boolean =>
  ships(seen).some(
    (path) =>
      path.every(({ position }) => Math.abs(position[0]) <= edge) &&
      (['left', 'right'] as const).every((side) => stopsAt(path, side)),
  )

function stopsAt(path: Path, side: keyof typeof keysOf): boolean {
  const way = side === 'left' ? -1 : 1
  let steps = 0
  let went = 0
  for (const [from, to] of pairs(path)) {
    if (!isHeld(to.moment, side)) [steps, went] = [0, 0]
    else {
      const metres = (to.position[0] - from.position[0]) * way
      if (metres > 0.01) [went, steps] = [went + metres, 0]
      else steps += to.moment.step - from.moment.step
      if (went > 1 && steps >= 18 && to.position[0] * way > 2) return true
    }
  }
  return false
}

/** The ways of what flies up from near the ship. */
function shots(seen: Seen): readonly Path[] {
  const others = new Set([...ships(seen), ...aliens(seen)].flat().map(({ id }) => id))
  return pathsOf(seen, ({ id }) => !others.has(id)).flatMap((path) => {
    const flights: Spot[][] = []
    for (const [from, to] of pairs(path)) {
      const rise = to.position[1] - from.position[1]
      const isOneStride = to.moment.step - from.moment.step <= 30
      const flight = flights.at(-1)
      if (rise <= 0 || !isOneStride) continue
      if (flight?.at(-1) === from) flight.push(to)
      else flights.push([from, to])
    }
    return flights.filter((flight) => {
      const [first] = flight
      const last = flight.at(-1)
      if (!first || !last || last.position[1] - first.position[1] < 2) return false
      return ships(seen).some((ship) => {
        const at = spotAt(ship, first.moment)
        return at !== undefined && Math.abs(at.position[0] - first.position[0]) < 2.5
      })
    })
  })
}

/** Something flies up from the ship soon after space is pressed. */
export const shootsOnSpace = (seen: Seen): boolean =>
  shots(seen).some(([first]) =>
    seen.run.moments.some(
      ({ step, pressed }) =>
        first !== undefined &&
        pressed.includes(' ') &&
        step >= first.moment.step - 36 &&
        step <= first.moment.step + 30,
    ),
  )

/** An alien is above the ship. */
export const hasInvader = (seen: Seen): boolean =>
  modelled(seen, 'alien').some(({ position }) =>
    modelled(seen, 'rocket').some((ship) => position[1] - ship.position[1] >= 3),
  )

const rowsOf = (moment: Moment, paths: readonly Path[]): readonly number[] => {
  const heights = paths.flatMap((path) => spotAt(path, moment)?.position[1] ?? [])
  const rows = new Map<number, number>()
  for (const height of heights) rows.set(Math.round(height * 2), (rows.get(Math.round(height * 2)) ?? 0) + 1)
  return [...rows.values()]
}

/** At one moment there are two rows of three or more. */
export function hasGrid(seen: Seen): boolean {
  const paths = aliens(seen)
  return seen.run.moments.some(
    (moment, index) => index % 5 === 0 && rowsOf(moment, paths).filter((count) => count >= 3).length >= 2,
  )
}

/** Most of them go to one side and to the other, and down in between. */
export function marches(seen: Seen): boolean {
  const marching = aliens(seen).filter((path) => {
    const moved = pairs(path).map(([from, to]) =>
      to.position.map((value, axis) => value - (from.position[axis] ?? 0)),
    )
    const sum = (of: (change: readonly number[]) => number) =>
      moved.reduce((total, change) => total + of(change), 0)
    return (
      sum(([x = 0]) => Math.max(0, x)) > 0.4 &&
      sum(([x = 0]) => Math.max(0, -x)) > 0.4 &&
      sum(([, y = 0]) => Math.max(0, -y)) > 0.3
    )
  })
  return marching.length >= 4
}

/** The moments in which an alien was hit: it is gone, and a shot was beside it. */
function hits(seen: Seen): readonly Moment[] {
  const flights = shots(seen)
  const last = seen.run.moments.at(-1)
  return aliens(seen).flatMap((path) => {
    const end = path.at(-1)
    if (!end || !last || end.moment.step >= last.step) return []
    const isHit = flights.some((flight) =>
      flight.some(
        ({ position, moment }) =>
          Math.abs(moment.step - end.moment.step) <= 18 &&
          Math.abs(position[0] - end.position[0]) < 2.5 &&
          Math.abs(position[1] - end.position[1]) < 4,
      ),
    )
    return isHit ? [end.moment] : []
  })
}

/** Who is hit is gone. */
export const hitIsGone = (seen: Seen): boolean => hits(seen).length > 0

/** There are points soon after a hit, and none before the first. */
export function scoresHits(seen: Seen): boolean {
  const steps = hits(seen).map(({ step }) => step)
  const rise = seen.run.moments.find(({ score }, index) => {
    const before = seen.run.moments[index - 1]?.score ?? 0
    return score !== null && score > before
  })
  return rise !== undefined && steps.some((step) => Math.abs(rise.step - step) <= 60)
}

const winning = /\bgame\.win\b|\bgame_win\b/
const losing = /\bgame\.lose\b|\bgame_over\b/

/** The program knows how to win and how to lose, and one of them was seen when it was due. */
export function hasEnds(seen: Seen): boolean {
  const text = programText(seen)
  if (!winning.test(text) || !losing.test(text)) return false
  const end = seen.run.moments.find(({ ends }) => ends !== null)
  if (!end) return false
  const left = aliens(seen).flatMap((path) => spotAt(path, end) ?? [])
  return end.ends === 'won' ? left.length === 0 : left.some(({ position }) => position[1] < 4)
}
