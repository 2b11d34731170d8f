import {
  apart,
  modelled,
  type Path,
  pathsOf,
  pathsOfModel,
  type Seen,
  type Spot,
  spotAt,
  strides,
} from '../check/seen.ts'
import type { Moment } from '../check/seen-run.ts'

const dinosaurs = (seen: Seen): readonly Path[] => pathsOfModel(seen, 't-rex')
const cacti = (seen: Seen): readonly Path[] => pathsOfModel(seen, 'cactus')

/** Metres by which the cactus is nearer with each stride, of all ways it comes; a new way begins where it was put elsewhere. */
function approaches(
  cactus: Path,
  dinosaur: Path,
): readonly { metres: number; steps: number; passed: Moment | null }[] {
  const all: { metres: number; steps: number; passed: Moment | null }[] = []
  let last: Moment | null = null
  let away = 0
  for (const { from, to, metres, steps } of strides(cactus)) {
    const [before, after] = [spotAt(dinosaur, from.moment), spotAt(dinosaur, to.moment)]
    if (!before || !after) continue
    const nearer = apart(from.position, before.position) - apart(to.position, after.position)
    if (metres < 0.02) continue
    if (nearer > 0) {
      if (last !== from.moment || away > 0) all.push({ metres: 0, steps: 0, passed: null })
      away = 0
      const way = all.at(-1)
      if (way) Object.assign(way, { metres: way.metres + nearer, steps: way.steps + steps })
    } else {
      away -= nearer
      const way = all.at(-1)
      if (way && away > 1 && way.metres > 3) way.passed ??= to.moment
    }
    last = to.moment
  }
  return all.filter(({ metres }) => metres > 3)
}

const waysOfAll = (seen: Seen) =>
  dinosaurs(seen).flatMap((dinosaur) => cacti(seen).flatMap((cactus) => approaches(cactus, dinosaur)))

/** A dinosaur stands in the scene. */
export const hasDinosaur = (seen: Seen): boolean => modelled(seen, 't-rex').length > 0

/** The dinosaur stays where it is, and what lies below it goes by. */
export function groundMoves(seen: Seen): boolean {
  const stays = dinosaurs(seen).some((path) =>
    path.every(({ position }) => apart(position, path[0]?.position ?? position) < 1),
  )
  const heroes = new Set([...dinosaurs(seen), ...cacti(seen)].flat().map(({ id }) => id))
  const ground = pathsOf(seen, ({ id, position }) => !heroes.has(id) && position[1] < 1)
  return stays && ground.some((path) => strides(path).reduce((sum, { metres }) => sum + metres, 0) > 3)
}

const isJumpKey = (key: string): boolean => key === ' '

/** It jumps when space is pressed, comes down again, and never jumps without being told to. */
export const jumpsOnSpace = (seen: Seen): boolean =>
  dinosaurs(seen).some((path) => {
    const ground = Math.min(...path.map(({ position }) => position[1]))
    const isUp = (spot: Spot | undefined) => spot !== undefined && spot.position[1] > ground + 0.5
    const rises = path.filter((spot, index) => isUp(spot) && !isUp(path[index - 1]))
    const pressedBefore = ({ moment: { step } }: Spot) =>
      path.filter(({ moment }) => moment.step <= step && moment.step > step - 60)
    return (
      rises.some((rise) => pressedBefore(rise).some(({ moment }) => moment.pressed.some(isJumpKey))) &&
      rises.every((rise) =>
        pressedBefore(rise).some(
          ({ moment }) => moment.pressed.length + moment.held.length + moment.clicked.length > 0,
        ),
      ) &&
      path.some((spot, index) => !isUp(spot) && isUp(path[index - 1]))
    )
  })

/** A cactus stands before or behind the dinosaur, with room between them. */
export const cactusInTheWay = (seen: Seen): boolean =>
  modelled(seen, 't-rex').some(({ position: [x, , z] }) =>
    modelled(seen, 'cactus').some(({ position }) => {
      const [dx, dz] = [Math.abs(position[0] - x), Math.abs(position[2] - z)]
      return Math.min(dx, dz) < 1.5 && Math.max(dx, dz) >= 2
    }),
  )

/** A cactus comes, and another one or the same again. */
export const cactusComesAgain = (seen: Seen): boolean => waysOfAll(seen).length >= 2

/** Metres from the middle of the dinosaur to that of the cactus at which they touch, as large as both are at their usual sizes. */
const touching = 2.6

/** The moment from which nothing comes any more because the two have touched. */
function over(seen: Seen): Moment | null {
  for (const dinosaur of dinosaurs(seen))
    for (const cactus of cacti(seen)) {
      const touch = strides(cactus).find(({ to, metres }) => {
        const dino = spotAt(dinosaur, to.moment)
        return (
          metres > 0.02 &&
          dino &&
          apart(to.position, dino.position) < touching &&
          dino.position[1] - to.position[1] < 1.6
        )
      })
      if (!touch) continue
      const later = seen.run.moments.filter(({ step }) => step >= touch.to.moment.step)
      const ended = later.find(({ ends }) => ends !== null)
      if (ended) return ended
      const still = restOf(cactus, touch.to.moment.step)
      if (still) return still
    }
  return null
}

/** Where something stands still for more than half a second soon after a step. */
function restOf(path: Path, step: number): Moment | null {
  let since: Moment | null = null
  for (const { from, to, metres } of strides(path)) {
    if (to.moment.step < step) continue
    if (from.moment.step > step + 90) return null
    if (metres > 0.02) since = null
    else since ??= from.moment
    if (since && to.moment.step - since.step >= 36) return since
  }
  return null
}

/** Touching ends it. */
export const touchEndsIt = (seen: Seen): boolean => over(seen) !== null

/** There is a point for a cactus that is passed, and none before. */
export function countsPassed(seen: Seen): boolean {
  const passed = Math.min(...waysOfAll(seen).map((way) => way.passed?.step ?? Number.POSITIVE_INFINITY))
  let score = seen.run.moments[0]?.score ?? 0
  for (const { step, score: now } of seen.run.moments) {
    if (now !== null && now > score && step >= passed - 30) return Number.isFinite(passed)
    if (now !== null && now > score && now > 0) return false
    score = now ?? score
  }
  return false
}

/** Later ones come faster than the first. */
export function becomesFaster(seen: Seen): boolean {
  const speeds = waysOfAll(seen).map(({ metres, steps }) => metres / steps)
  const [first] = speeds
  return first !== undefined && Math.max(...speeds) > first * 1.03
}

/** After the end something is clicked or pressed, and it comes again. */
export function beginsAgain(seen: Seen): boolean {
  if (seen.run.isAgain) return true
  const end = over(seen)
  if (!end) return false
  const asked = seen.run.moments.find(
    ({ step, pressed, clicked }) => step > end.step && pressed.length + clicked.length > 0,
  )
  if (!asked) return false
  return cacti(seen).some((path) =>
    strides(path).some(
      ({ to, metres }) => metres > 0.1 && to.moment.step > asked.step && to.moment.step < asked.step + 300,
    ),
  )
}
