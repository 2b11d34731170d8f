import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Shape } from '../../../model/doodle/shape.ts'
import { shapePaints } from '../../../model/doodle/shape-paints.ts'
import { sheetSvg } from '../../../model/doodle/sheet-svg.ts'

const paint = { fill: '#53A206', stroke: '#D41480', strokeWidth: 5 }

test('a drawing is an SVG of paths, the lowest first, with colours, widths and matrices', () => {
  const svg = sheetSvg({
    width: 300,
    height: 200,
    shapes: [
      { kind: 'rectangle', x: 10, y: 20, width: 30, height: 40, ...paint, opacity: 0.5 },
      { kind: 'line', points: [0, 0, 10.123, 10], ...paint, matrix: [1, 0, 0, 1, 5, 6] },
      { kind: 'polygon', points: [0, 0, 9, 0, 9, 9], ...paint, stroke: null },
      { kind: 'ellipse', x: 5, y: 5, radiusX: 2, radiusY: 3, ...paint, fill: null },
    ],
  })
  expect(svg).toBe(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">',
      '<g stroke-linecap="round" stroke-linejoin="round" opacity="0.5">',
      '<path d="M10 20h30v40h-30Z" fill="#53A206" stroke="#D41480" stroke-width="5"/></g>',
      '<g stroke-linecap="round" stroke-linejoin="round" transform="matrix(1 0 0 1 5 6)">',
      '<path d="M0 0L10.12 10" fill="none" stroke="#D41480" stroke-width="5"/></g>',
      '<g stroke-linecap="round" stroke-linejoin="round"><path d="M0 0L9 0L9 9Z" fill="#53A206"/></g>',
      '<g stroke-linecap="round" stroke-linejoin="round">',
      '<path d="M3 5A2 3 0 1 0 7 5A2 3 0 1 0 3 5Z" fill="none" stroke="#D41480" stroke-width="5"/></g>',
      '</svg>',
    ].join(''),
  )
})

test('a pen line is as wide as it was pressed, and its filling lies below it', () => {
  const line = (pressure: number) => {
    const points = Array.from({ length: 30 }, (_, index) => [index * 10, 100, pressure]).flat()
    const [area, outline] = shapePaints({ kind: 'pen', points, ...paint, strokeWidth: 20 })
    expect(area?.fill).toBe('#53A206')
    expect(outline?.fill).toBe('#D41480')
    const heights = [...(outline?.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g) ?? [])].map(([, , y]) => Number(y))
    return Math.max(...heights) - Math.min(...heights)
  }
  expect(line(0.5)).toBeCloseTo(20, 0)
  expect(line(1)).toBeGreaterThan(line(0.5))
  expect(line(0.1)).toBeLessThan(line(0.5))
})

const number = fc.oneof(
  fc.double({ min: -100_000, max: 100_000, noNaN: true }),
  fc.constantFrom(0, 1e-12, -0),
)
const anyShape = fc.record({
  kind: fc.constantFrom('pen', 'line', 'polygon', 'rectangle', 'ellipse'),
  points: fc
    .array(fc.tuple(number, number, number), { minLength: 2, maxLength: 6 })
    .map((list) => list.flat()),
  x: number,
  y: number,
  width: number.map(Math.abs),
  height: number.map(Math.abs),
  radiusX: number.map(Math.abs),
  radiusY: number.map(Math.abs),
  fill: fc.constantFrom('#ffffff', null, 'url(#x)', '"/><script>'),
  stroke: fc.constantFrom('#000000', null, 'red'),
  strokeWidth: fc.double({ min: 0, max: 60, noNaN: true }),
})
const fields: Readonly<Record<string, readonly string[]>> = {
  rectangle: ['x', 'y', 'width', 'height'],
  ellipse: ['x', 'y', 'radiusX', 'radiusY'],
}

test('[threat 18] whatever a stored shape holds, the SVG is paths of numbers and colours: no script, address or style', () => {
  let drawn = 0
  fc.assert(
    fc.property(fc.array(anyShape, { maxLength: 5 }), (all) => {
      const shapes = all.flatMap((one) => {
        const own = ['kind', 'fill', 'stroke', 'strokeWidth', ...(fields[one.kind] ?? ['points'])]
        const picked = Object.fromEntries(Object.entries(one).filter(([name]) => own.includes(name)))
        return Shape.safeParse(picked).data ?? []
      })
      drawn += shapes.length
      const svg = sheetSvg({ width: 10, height: 10, shapes })
      const inner = svg.replace(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^<>]*>|<\/svg>$/g, '')
      expect(
        inner.replaceAll(
          /<\/?g( stroke-line(cap|join)="round"| opacity="[\d.]+"| transform="matrix\([-\d. e]+\)")*>|<path( (d="[-MLQAZahvHV\d. e]*"|(fill|stroke)="(none|#[\da-fA-F]{6})"|stroke-width="[\d.e-]+"))*\/>/g,
          '',
        ),
      ).toBe('')
    }),
    { numRuns: 150 },
  )
  expect(drawn).toBeGreaterThan(20)
})

test('round corners are as wide as they may be at most, and square ones have no bend', () => {
  const path = (width: number, height: number, radius?: number) =>
    shapePaints({
      kind: 'rectangle',
      x: 1,
      y: 2,
      width,
      height,
      ...(radius !== undefined && { radius }),
      ...paint,
    })[0]?.d
  expect(path(30, 40, 5)).toBe(
    'M6 2h20a5 5 0 0 1 5 5v30a5 5 0 0 1 -5 5h-20a5 5 0 0 1 -5 -5v-30a5 5 0 0 1 5 -5Z',
  )
  expect(path(30, 40, 99)).toBe(
    'M16 2h0a15 15 0 0 1 15 15v10a15 15 0 0 1 -15 15h0a15 15 0 0 1 -15 -15v-10a15 15 0 0 1 15 -15Z',
  )
  expect(path(40, 30, 99)).toContain('M16 2h10a15 15')
  for (const square of [path(30, 40), path(30, 40, 0)]) expect(square).toBe('M1 2h30v40h-30Z')
})

test('a line of one point is a dot, and a pen that only fills or only draws makes one path', () => {
  expect(shapePaints({ kind: 'line', points: [3, 4], ...paint })[0]?.d).toBe('M3 4L3 4')
  const pen = (look: object) =>
    shapePaints({ kind: 'pen', points: [0, 0, 1, 9, 0, 1, 9, 9, 1], ...paint, ...look }).map(
      ({ d: _, ...rest }) => rest,
    )
  const plain = { stroke: null, strokeWidth: 0 }
  expect(pen({ fill: null })).toEqual([{ ...plain, fill: '#D41480' }])
  expect(pen({ stroke: null })).toEqual([{ ...plain, fill: '#53A206' }])
  expect(shapePaints({ kind: 'pen', points: [0, 0, 1, 9, 0, 1, 9, 9, 1], ...paint })[0]?.d).toBe(
    'M0 0L9 0L9 9Z',
  )
})
