import { angleAt, dialStep, steppedAngle, woundTo } from './dial-angle.ts'

/** Radii in units of the drawing, which is 200 wide. */
const [rim, edge, longMark, shortMark, hand] = [92, 88, 74, 81, 66]
const marks = 360 / dialStep

export interface DegreeDialOptions {
  readonly value: number
  /** Counts to the left, as a turn to the left does. */
  readonly isMirrored: boolean
  readonly onTurn: (degrees: number) => void
}

/**
 * A dial for an angle, nought at the top: pressed or drawn it takes steps of 15 °, drawn on past the top it counts on. It is another way for the
 * pointer only, beside a field that the keyboard and a screen reader can use.
 */
export class DegreeDial {
  readonly element = shape('svg', {
    class: 'nestlingDial',
    viewBox: '-100 -100 200 200',
    'aria-hidden': 'true',
  })
  private readonly sector = shape('path', { class: 'nestlingDialSector' })
  private readonly hand = shape('g', { class: 'nestlingDialHand' })
  private readonly options: DegreeDialOptions
  private value: number

  constructor(options: DegreeDialOptions) {
    this.options = options
    this.value = options.value
    const turned = shape('g', options.isMirrored ? { transform: 'scale(-1 1)' } : {})
    this.hand.append(
      shape('line', { x1: '0', y1: '0', x2: '0', y2: String(-hand) }),
      shape('circle', { cy: String(-hand), r: '13' }),
    )
    turned.append(this.sector, ...Array.from({ length: marks }, (_, at) => mark(at * dialStep)), this.hand)
    this.element.append(shape('circle', { class: 'nestlingDialFace', r: String(rim) }), turned)
    this.element.addEventListener('pointerdown', (event) => this.press(event))
    this.show(options.value)
  }

  /** Turns the hand to a number that came from elsewhere. */
  show(degrees: number): void {
    this.value = degrees
    this.hand.setAttribute('transform', `rotate(${degrees})`)
    this.sector.setAttribute('d', sectorPath(degrees))
  }

  private press(event: PointerEvent): void {
    // The field beside it keeps the keyboard.
    event.preventDefault()
    this.element.setPointerCapture(event.pointerId)
    this.turn(steppedAngle(this.angleOf(event)) % 360)
    const draw = (moved: PointerEvent): void =>
      this.turn(woundTo(steppedAngle(this.angleOf(moved)), this.value))
    const stop = (): void => this.element.removeEventListener('pointermove', draw)
    this.element.addEventListener('pointermove', draw)
    this.element.addEventListener('lostpointercapture', stop, { once: true })
  }

  private angleOf({ clientX, clientY }: PointerEvent): number {
    const { left, top, width, height } = this.element.getBoundingClientRect()
    const right = clientX - left - width / 2
    return angleAt(this.options.isMirrored ? -right : right, clientY - top - height / 2)
  }

  private turn(degrees: number): void {
    if (degrees === this.value) return
    this.show(degrees)
    this.options.onTurn(degrees)
  }
}

function mark(degrees: number): SVGElement {
  const inner = degrees % 45 === 0 ? longMark : shortMark
  const transform = `rotate(${degrees})`
  return shape('line', { class: 'nestlingDialMark', y1: String(-inner), y2: String(-edge), transform })
}

/** What a turn has gone over; once around is all of it. */
function sectorPath(degrees: number): string {
  if (Math.abs(degrees) >= 360)
    return `M0 ${-hand}A${hand} ${hand} 0 1 1 0 ${hand}A${hand} ${hand} 0 1 1 0 ${-hand}Z`
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.sin(angle) * hand, -Math.cos(angle) * hand].map((part) => part.toFixed(2))
  return `M0 0V${-hand}A${hand} ${hand} 0 ${Math.abs(degrees) > 180 ? 1 : 0} ${degrees > 0 ? 1 : 0} ${x} ${y}Z`
}

function shape<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
