import type { HelperEntry, HelperParameter } from '../../language/helper-api/helper-entry.ts'

const seconds = 's'
const factor = 'times'
const share = '0 to 1'
/** A number of anything. */
const plain = ''

/** What numbers are counted in: parameters and values by their names, options and results by what they are. */
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    seconds,
    repeatEvery: seconds,
    timer: seconds,
    Seconds: seconds,
    Fading: seconds,
    metres: 'm',
    distance: 'm',
    position: 'm',
    fog: 'm',
    Following: 'm, m/s',
    Circling: `m, ${seconds}`,
    degrees: '°',
    rotation: '°',
    metresPerSecond: 'm/s',
    speed: 'm/s',
    velocity: 'm/s',
    '(speed: number) => unknown': 'm/s',
    gravity: 'm/s²',
    turnsPerSecond: 'turns/s',
    mass: 'kg',
    beats: 'beats',
    Beats: 'beats',
    tempo: 'beats/min',
    Sounding: `${share}, ${factor}, m`,
    volume: share,
    opacity: share,
    glow: share,
    bounciness: share,
    friction: share,
    brightness: '0 to 10',
    health: '0 to 100',
    size: factor,
    clipSpeed: factor,
    factor,
    pitch: factor,
    strength: plain,
    jump: plain,
    score: plain,
    from: plain,
    to: plain,
    by: plain,
    random: plain,
    sin: plain,
    cos: plain,
    tan: plain,
  }),
)

const isCounted = (type: string): boolean => type === 'number' || type === 'Point'

function unitNamed(name: string, type: string): string {
  const unit = units.get(type) ?? (isCounted(type) ? units.get(name) : plain)
  if (unit === undefined) throw new Error(`say in helper-units.ts what ${name} is counted in`)
  return unit
}

/** What a parameter is counted in; empty for what has no unit. */
export const unitOfParameter = ({ name, type }: HelperParameter): string => unitNamed(name, type)

/** What a value, or what a call gives back, is counted in; empty for what has no unit. */
export const unitOfHelper = (name: string, entry: HelperEntry): string =>
  unitNamed(name, entry.kind === 'call' ? entry.returns : entry.type)
