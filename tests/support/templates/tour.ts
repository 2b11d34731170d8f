import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { click, placeIn } from '../courses/players.ts'
import type { Plays } from '../scripts/run-program.ts'
import { wayTo } from './way-to.ts'

/** What somebody does next who plays a world: places are metres along x and z. */
export type Stop =
  | { readonly walk: readonly [x: number, z: number] }
  /** Jumping again and again until it is there. */
  | { readonly jump: readonly [x: number, z: number] }
  /** Runs after a thing wherever it goes, and does nothing else any more. */
  | { readonly chase: string }
  /** Finds its way to a thing between all things whose names begin like that, where those stand in squares, so many metres wide. */
  | { readonly find: string; readonly between: string; readonly square: number }
  /** Looks there without going. */
  | { readonly look: readonly [x: number, z: number] }
  | { readonly press: string }
  | { readonly click: string }
  /** Seconds. */
  | { readonly wait: number }

/** A step of a walk is 17 cm long. */
const near = 0.2
const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })

/** Degrees by which somebody at one place looks to another, to a tenth. */
const yawTo = (dx: number, dz: number): number => Math.round((Math.atan2(-dx, -dz) * 1800) / Math.PI) / 10

/** Somebody who does one thing after the other, by keyboard and mouse, and then stands still. */
export function tour(stops: readonly Stop[]): Plays {
  let at = 0
  let since = 0
  let yaw: number | undefined
  let held = new Set<string>()
  /** Places that are still to be walked through. */
  let way: (readonly [number, number])[] | undefined

  return (simulation, step) => {
    const inputs: RunInput[] = []
    const wanted = new Set<string>()
    const stop = stops[at]
    const goOn = () => {
      at += 1
      since = step + 1
    }
    const faces = ([x, z]: readonly [number, number]): number => {
      const [ownX, , ownZ] = placeIn(simulation, 'player')
      const away = Math.hypot(x - ownX, z - ownZ)
      const next = yawTo(x - ownX, z - ownZ)
      if (away > near && next !== yaw) {
        yaw = next
        inputs.push({ kind: 'look', yaw, pitch: 0 })
      }
      return away
    }
    if (stop && 'wait' in stop) {
      if (step - since >= stop.wait * 60) goOn()
    } else if (stop && 'click' in stop) {
      inputs.push(click(stop.click))
      goOn()
    } else if (stop && 'press' in stop) {
      wanted.add(stop.press)
      goOn()
    } else if (stop && 'look' in stop) {
      faces(stop.look)
      goOn()
    } else if (stop && 'find' in stop) {
      way ??= wayTo(simulation, stop)
      const [next] = way
      if (!next) goOn()
      else if (faces(next) > near) wanted.add('w')
      else way.shift()
    } else if (stop && 'chase' in stop) {
      const [x, , z] = placeIn(simulation, stop.chase)
      if (faces([x, z]) > near) wanted.add('w')
    } else if (stop) {
      const away = faces('walk' in stop ? stop.walk : stop.jump)
      if (away > near) wanted.add('w')
      if ('jump' in stop && (step - since) % 8 < 4) wanted.add(' ')
      if (away <= near) goOn()
    }
    for (const name of held) if (!wanted.has(name)) inputs.push(key('up', name))
    for (const name of wanted) if (!held.has(name)) inputs.push(key('down', name))
    held = wanted
    return inputs
  }
}
