/** Words of a text that say which zone it means; a date alone means UTC. */
const zoned = /(?:Z|[+-]\d\d:?\d\d|GMT|UTC)(?:\s*\([^)]*\))?\s*$|^\d{4}(?:-\d\d){0,2}$/i
/** Parts that a date has, in this machine's zone and, as `getUTC…`, in none. */
const parts = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const

/** Milliseconds of a text, which means UTC where it names no zone. */
function parsed(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time) || zoned.test(text.trim())) return time
  const local = new Date(time)
  const day = [local.getFullYear(), local.getMonth(), local.getDate()] as const
  const clock = [local.getHours(), local.getMinutes(), local.getSeconds(), local.getMilliseconds()] as const
  return Date.UTC(...day, ...clock)
}

/** Of what `new Date(…)` is given. */
function timeOf(args: readonly unknown[], now: () => number): number {
  const [first] = args
  if (args.length === 0) return now()
  if (args.length === 1) return typeof first === 'string' ? parsed(first) : Number(first)
  const [year = 0, month = 0, ...rest] = args.map(Number)
  return Date.UTC(year, month, ...rest)
}

/** `Tue Jan 01 2030` and `12:00:00 GMT+0000 (Coordinated Universal Time)`, out of `Tue, 01 Jan 2030 12:00:00 GMT`. */
function textsOf(date: Date): { readonly day: string; readonly time: string } | null {
  if (Number.isNaN(date.getTime())) return null
  const [weekday, day, month, year, time] = date.toUTCString().split(/,? /)
  return {
    day: `${weekday} ${month} ${day} ${year}`,
    time: `${time} GMT+0000 (Coordinated Universal Time)`,
  }
}

const invalid = 'Invalid Date'
const dayText = (date: Date): string => textsOf(date)?.day ?? invalid
const timeText = (date: Date): string => textsOf(date)?.time ?? invalid
function fullText(date: Date): string {
  const texts = textsOf(date)
  return texts ? `${texts.day} ${texts.time}` : invalid
}

type Locales = Intl.LocalesArgument
type Options = Intl.DateTimeFormatOptions
const inUtc = (options: Options | undefined): Options => ({ timeZone: 'UTC', ...options })

/** What a date of a run can do: all that dates can, in UTC. */
function methods(): object {
  const own = {}
  const define = (name: string | symbol, value: unknown) =>
    Object.defineProperty(own, name, { value, writable: true, configurable: true })
  // Not by descriptors: in a page where scripts run nothing of the engine's can be changed.
  for (const name of Reflect.ownKeys(Date.prototype)) define(name, Reflect.get(Date.prototype, name))
  for (const part of parts) {
    define(`get${part}`, Reflect.get(own, `getUTC${part}`))
    if (part !== 'Day') define(`set${part}`, Reflect.get(own, `setUTC${part}`))
  }
  define('getYear', function (this: Date) {
    return this.getUTCFullYear() - 1900
  })
  define('getTimezoneOffset', () => 0)
  define('toDateString', function (this: Date) {
    return dayText(this)
  })
  define('toTimeString', function (this: Date) {
    return timeText(this)
  })
  define('toString', function (this: Date) {
    return fullText(this)
  })
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const plain = Date.prototype[name]
    define(name, function (this: Date, locales?: Locales, options?: Options) {
      return Reflect.apply(plain, this, [locales, inUtc(options)])
    })
  }
  return own
}

/**
 * `Date` as learners have it: without arguments it tells `now` (milliseconds since 1970), and its zone is UTC wherever the machine stands, so
 * that a run does the same everywhere. Nothing of it leads to the machine's own `Date`.
 */
export function runDate(now: () => number): object {
  function ofRun() {}
  const date: object = new Proxy(ofRun, {
    construct: (target, args, newTarget) =>
      Reflect.construct(Date, [timeOf(args, now)], newTarget === date ? target : newTarget),
    apply: () => fullText(new Date(now())),
  })
  const own = methods()
  Object.defineProperty(own, 'constructor', { value: date, writable: true, configurable: true })
  ofRun.prototype = own
  const statics = { now, parse: parsed, UTC: Date.UTC }
  for (const [name, value] of Object.entries(statics))
    Object.defineProperty(ofRun, name, { value, writable: true, configurable: true })
  Object.defineProperty(ofRun, 'name', { value: 'Date' })
  Object.defineProperty(ofRun, 'length', { value: 7 })
  return date
}
