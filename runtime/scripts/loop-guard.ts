import { stripRounds } from '../../language/compile/guard-code.ts'
import { LoopTripped } from '../../language/errors/loop-tripped.ts'
import { RunStopped } from '../../language/errors/run-stopped.ts'
import type { NumberChanges } from '../../protocol/frame/run-input.ts'
import { createNumberShelves, type NumberShelves } from './number-shelves.ts'
import { createRoom, placesOf } from './room.ts'

/** How long one turn of a script may take before the guard looks closely, and when it stops the script. Milliseconds. */
const suspicious = 600
const tooLong = 800
/** How much of that time must have been looked at closely, and what two looks count at most: in between the computer may have stood still, for which no loop can be blamed. */
const closelyLong = 250
const standing = 100
/** Counts between two looks at the clock when something is suspicious, at most. */
const often = 256
/** Rounds of a loop before its first look, and calls of functions: few enough that they do not take seconds where each is slow and the computer has much else to do. */
const few = 63
/** Rounds and calls between two looks, where those before the last one were quick. */
const rounds = 1_023
const calls = 4_095
/** Room that is made in no time at all. */
const small = 10_000
/** What takes as much room as the number says. */
const asksForRoom = /Array$/
/** Milliseconds between two looks within which they were. */
const quick = 4

/** What instrumented code talks to (`language/compile/guard-name.ts`). */
export interface LoopGuard extends NumberShelves {
  n: number
  max: number
  /** How far a loop counts before its head looks; one that is quick counts from below 0. */
  m: number
  /** A mark for each line that ran since it was looked at (`language/compile/mark-lines.ts`). */
  readonly l: Uint8Array
  /** A loop's head; answers from where it counts on. */
  t(line: number): number
  /** Passes on what the script waits for on a line. */
  w<T>(value: T, line: number): T
  /** Between two strips of a loop that does nothing slow. */
  s(line: number): void
  /** A function's head. */
  f(line: number): void
  /** The beginning of a `catch`. */
  r(): void
  /** Passes a value on as long as which a list is to be. */
  b<T>(value: T): T
  /** Passes the last value on that is given to a method which may take very long. */
  x<T>(value: T, line: number, name: string): T
}

export interface LoopGuardSetting {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly isStopped: () => boolean
  /** Called once, before the code is thrown out. */
  readonly onTrip: (tripped: LoopTripped) => void
  /** A method of the engine's begins that may take very long, and that nobody can stop. */
  readonly onSlowCall?: (line: number, name: string) => void
  /** With what the numbers of the script begin, where they can change while it runs. */
  readonly numbers?: readonly number[]
  /** How many lines the script has; marks of more than these are lost. */
  readonly lines?: number
}

export interface LoopGuardControl {
  readonly guard: LoopGuard
  /** How many flows wait on each line, where that is noted. */
  readonly waits: Uint16Array
  /** The script has let go of the computer: a new turn begins. */
  turn(): void
  /** Makes the next count look at the clock: something slow was done, so counts alone say too little. */
  check(): void
  /** Puts other numbers in the place of some; the script takes them at their next use, within a loop that does not wait when it comes to it again. */
  setNumbers(changes: NumberChanges): void
  /** Ends the script at its next count. */
  end(): void
}

/** The line that came around least often of all seen loops is the outermost of them; functions count where no loop is. */
function culprit(loops: ReadonlyMap<number, number>, functions: ReadonlyMap<number, number>): number {
  const seen = [...(loops.size > 0 ? loops : functions)]
  return seen.sort(([lineA, a], [lineB, b]) => a - b || lineA - lineB)[0]?.[0] ?? 1
}

/** Counts loops and calls of one script and stops the one that does not end. Once tripped it stays so. */
export function createLoopGuard({
  now,
  isStopped,
  onTrip,
  onSlowCall,
  numbers = [],
  lines = 0,
}: LoopGuardSetting): LoopGuardControl {
  const shelves = createNumberShelves(numbers)
  const room = createRoom()
  const waits = new Uint16Array(lines + 1)
  let since = now()
  let over: LoopTripped | RunStopped | null = null
  let loops = new Map<number, number>()
  let functions = new Map<number, number>()
  let isSuspicious = false
  /** Milliseconds of this turn that were looked at closely. */
  let closely = 0
  let isLookDue = false
  /** What was counted last took next to no time. */
  let isQuick = false
  let looks = 0
  let lastLook = since

  /** From now on every loop and every call looks. */
  function lookAlways(): void {
    guard.max = -1
    guard.m = -1
  }

  /** The next count looks at the clock. */
  function lookSoon(): void {
    isLookDue = true
    lookAlways()
  }

  /** Whether less can be looked from now on depends on how long it is that somebody looked. */
  function lookSeldom(sinceLook: number): void {
    isQuick = sinceLook < quick
    guard.max = guard.n + (isQuick ? calls : few)
    guard.m = few
  }

  function finish(reason: LoopTripped | RunStopped): void {
    over = reason
    lookAlways()
  }

  /** `times`: how often the line came around since it was here last, at most. */
  function look(line: number, seen: Map<number, number>, times = 1): void {
    if (over) throw over
    if (isStopped()) finish(new RunStopped())
    if (isSuspicious) {
      // Of a strip's first rounds nobody knows when they were: counted too often, a loop is not taken for the one around it.
      seen.set(line, (seen.get(line) ?? times - 1) + times)
      looks += 1
      // At the 1st, 2nd, 4th, 8th … too: rounds may be so slow that there are no more of them.
      if (times === 1 && looks % often !== 0 && (looks & (looks - 1)) !== 0 && !isLookDue) return
    }
    isLookDue = false
    const time = now()
    const sinceLook = time - lastLook
    const elapsed = time - since
    if (elapsed > suspicious) closely += Math.min(sinceLook, standing)
    lastLook = time
    if (isSuspicious && elapsed > tooLong && closely > closelyLong) {
      const tripped = new LoopTripped(culprit(loops, functions))
      finish(tripped)
      onTrip(tripped)
    } else if (elapsed > suspicious) {
      isSuspicious = true
      lookAlways()
    } else lookSeldom(sinceLook)
    if (over) throw over
  }

  const guard: LoopGuard = {
    n: 0,
    max: few,
    m: few,
    l: new Uint8Array(lines + 1),
    ...shelves.shelves,
    t(line) {
      look(line, loops)
      return isQuick && !isSuspicious ? few - rounds : 0
    },
    w(value, line) {
      if (!(value instanceof Promise)) return value
      waits[line] = (waits[line] ?? 0) + 1
      const goesOn = () => {
        waits[line] = (waits[line] ?? 1) - 1
      }
      value.then(goesOn, goesOn)
      return value
    },
    s: (line) => look(line, loops, stripRounds),
    f: (line) => look(line, functions),
    r() {
      if (over) throw over
      if (isStopped()) throw new RunStopped()
    },
    b(value) {
      const places = placesOf(value)
      // What is made of much takes its time.
      if (places > small) lookSoon()
      room.take(places)
      return value
    },
    x(value, line, name) {
      if (typeof value === 'number' && asksForRoom.test(name)) room.take(value)
      // Some hundred of these fill the memory before a loop has come around as often as it counts.
      lookSoon()
      onSlowCall?.(line, name)
      return value
    },
  }

  return {
    guard,
    waits,
    turn() {
      if (over) return
      since = now()
      lastLook = since
      guard.n = 0
      room.turn()
      lookSeldom(quick)
      isSuspicious = false
      closely = 0
      looks = 0
      loops = new Map()
      functions = new Map()
    },
    check: lookSoon,
    setNumbers: shelves.set,
    end: () => finish(new RunStopped()),
  }
}
