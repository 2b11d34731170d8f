import type { Vec3 } from '../../../model/project/project.ts'
import {
  apart,
  modelled,
  type Path,
  pathsOf,
  pathsOfModel,
  programText,
  type Seen,
  spotAt,
} from '../check/seen.ts'

const suns = (seen: Seen): readonly Path[] => pathsOfModel(seen, 'sun-star')
const earths = (seen: Seen): readonly Path[] => pathsOfModel(seen, 'earth')
const moons = (seen: Seen): readonly Path[] => pathsOfModel(seen, 'moon')

const inTheSun = 4

/** A light that shines from a place is in the sun. */
export const sunShines = (seen: Seen): boolean =>
  modelled(seen, 'sun-star').some(({ position: [x, , z] }) =>
    seen.project
      .entities(seen.sceneId)
      .some(
        ({ components, position, parentId, isHidden }) =>
          components.light?.type === 'point' &&
          !isHidden &&
          (Math.hypot(position[0] - x, position[2] - z) < inTheSun ||
            (parentId !== null && seen.project.entity(parentId)?.components.model?.name === 'sun-star')),
      ),
  )

/** The earth is beside the sun, not in it. */
export const hasEarth = (seen: Seen): boolean =>
  modelled(seen, 'earth').some((earth) =>
    modelled(seen, 'sun-star').some(
      (sun) => earth.parentId !== null || apart(earth.position, sun.position) >= 3,
    ),
  )

/** It turns on its spot by a tenth of a turn or more. */
export const earthTurns = (seen: Seen): boolean =>
  earths(seen).some((path) => {
    const turned = path.slice(1).reduce((sum, { turn }, index) => {
      const by = Math.abs(turn - (path[index]?.turn ?? turn)) % 360
      return sum + Math.min(by, 360 - by)
    }, 0)
    return turned > 36
  })

/** How many degrees something has gone about what moves or stands in the middle; 0 when it does not keep its distance. */
function circled(path: Path, middle: Path): number {
  let before: number | null = null
  let turned = 0
  let [nearest, farthest] = [Number.POSITIVE_INFINITY, 0]
  for (const { position, moment } of path) {
    const centre = spotAt(middle, moment)?.position
    if (!centre) continue
    const distance = apart(position, centre)
    const angle = angleOf(position, centre)
    if (before !== null) {
      const by = ((angle - before + 540) % 360) - 180
      // More at once is no way but another place.
      const isWay = Math.abs(by) < 60
      if (isWay) turned += by
      if (isWay && by !== 0) [nearest, farthest] = [Math.min(nearest, distance), Math.max(farthest, distance)]
    }
    before = angle
  }
  return nearest > 0.5 && farthest < nearest * 2 ? Math.abs(turned) : 0
}

const angleOf = (place: Vec3, centre: Vec3): number =>
  (Math.atan2(centre[2] - place[2], place[0] - centre[0]) * 180) / Math.PI

/** The earth has gone half about the sun. */
export const earthCircles = (seen: Seen): boolean =>
  earths(seen).some((earth) => suns(seen).some((sun) => circled(earth, sun) > 180))

/** The moon has gone about the earth, nearer to it than the sun is. */
export const moonCircles = (seen: Seen): boolean =>
  moons(seen).some((moon) =>
    earths(seen).some((earth) => {
      const isNear = moon.every(({ position, moment }) => {
        const at = spotAt(earth, moment)
        return !at || apart(position, at.position) < 8
      })
      return isNear && circled(moon, earth) > 200
    }),
  )

const listInProgram = /\blist_|\[\s*[\w'"{[\n-]/

/** Three more have gone about the sun, and the program has a list. */
export function listOfPlanets(seen: Seen): boolean {
  if (!listInProgram.test(programText(seen))) return false
  const known = new Set([...suns(seen), ...earths(seen), ...moons(seen)].flat().map(({ id }) => id))
  const others = pathsOf(seen, ({ id }) => !known.has(id))
  return suns(seen).some((sun) => others.filter((path) => circled(path, sun) > 40).length >= 3)
}

/** Three of them say their names when they are clicked. */
export function namesOnClick(seen: Seen): boolean {
  const { moments } = seen.run
  const told = new Set<string>()
  moments.forEach(({ clicked }, index) => {
    for (const id of clicked) {
      const original = moments[index]?.things.get(id)?.of ?? id
      const name = seen.project.entity(original)?.name.toLowerCase()
      const soon = moments.slice(index, index + 15).flatMap(({ things }) => [...things.values()])
      if (name && soon.some(({ says }) => says?.toLowerCase().includes(name))) told.add(id)
    }
  })
  return told.size >= 3
}

const walkingKeys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'w',
  'a',
  's',
  'd',
  'W',
  'A',
  'S',
  'D',
]
const near = 8
const fewestStops = 4

/** The program brings the person to four of them: nobody walks, and each is the nearest to them in its turn. */
export function toursPlanets(seen: Seen): boolean {
  const player = seen.project.entities(seen.sceneId).find(({ kind }) => kind === 'player')?.id
  if (!player) return false
  const planets = pathsOf(seen, ({ id }) => id !== player)
  const stops = new Set<string>()
  let before: Vec3 | null = null
  for (const moment of seen.run.moments) {
    const at = moment.things.get(player)?.position
    if (!at) continue
    const isCarried =
      before !== null && apart(before, at) > 0.05 && !walkingKeys.some((key) => moment.held.includes(key))
    before = at
    if (!isCarried) continue
    const [nearest] = planets
      .flatMap((path) => spotAt(path, moment) ?? [])
      .map(({ id, position }) => ({ id, metres: apart(position, at) }))
      .sort((a, b) => a.metres - b.metres)
    if (nearest && nearest.metres < near) stops.add(nearest.id)
  }
  return stops.size >= fewestStops
}
