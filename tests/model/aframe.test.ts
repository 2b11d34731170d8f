import { describe, expect, it } from 'vitest'
import { Aframe } from '../../model/components/aframe.ts'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'

const isGood = (value: object) => isComponentValue('aframe', JSON.parse(JSON.stringify(value)))

describe('the component `aframe`', () => {
  it.each([
    {},
    { geometry: { primitive: 'torusKnot', p: '3', q: '11', segmentsRadial: '150' } },
    { animation__spin: { property: 'rotation', to: '0 360 0', loop: 'true' } },
    { id: 'cube', class: 'clickable big', 'event-set__mouseenter': { _delay: '300' } },
    { text: { value: 'See https://example.org; or not'.replace(';', ',') } },
    { material: { src: 'url(data:image/png;base64,iVBORw0KGgo=)' } },
  ])('takes %j', (value) => {
    expect(isGood(value)).toBe(true)
  })

  it.each([
    { onclick: 'alert(1)' },
    { onmouseenter: { a: '1' } },
    { src: 'x' },
    { style: 'color: red' },
    { script: 'x' },
    { constructor: 'x' },
    { material: { color: '#4Curl(x' } },
    { 'a b': '' },
    { material: { src: 'https://example.org/a.png' } },
    { material: { src: '//example.org/a.png' } },
    { material: { src: 'url(data:image/svg+xml;base64,PHN2Zz4=)' } },
    { material: { src: 'data:text/html,<script>' } },
    { link: { href: 'javascript:alert(1)' } },
    { 'gltf-model': 'http://127.0.0.1/x.glb' },
    { geometry: { primitive: 'sphere', segmentsWidth: '100000' } },
    { geometry: { primitive: 'icosahedron', detail: '12' } },
    { material: { color: 'red; src: url(x)' } },
    { material: { color: 3 } },
    { material: { 'x y': '3' } },
    { sound: { src: 'x'.repeat(5_000) } },
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`part-${index}`, ''])),
  ])('refuses %j', (value) => {
    expect(isGood(value)).toBe(false)
  })

  it.each<[string, (size: number) => object, most: number]>([
    [
      'components',
      (size) => Object.fromEntries(Array.from({ length: size }, (_, at) => [`part-${at}`, ''])),
      32,
    ],
    [
      'properties',
      (size) => ({ material: Object.fromEntries(Array.from({ length: size }, (_, at) => [`p${at}`, ''])) }),
      80,
    ],
    ['letters of a name', (size) => ({ [`a-${'b'.repeat(size - 2)}`]: '' }), 80],
    ['letters of a property', (size) => ({ material: { ['p'.repeat(size)]: '' } }), 64],
    ['letters after a _', (size) => ({ material: { [`_${'p'.repeat(size)}`]: '' } }), 63],
    ['letters that tell two of a kind apart', (size) => ({ [`animation__${'a'.repeat(size)}`]: '' }), 64],
    ['letters of a text', (size) => ({ sound: { src: 'x'.repeat(size) } }), 4_000],
    [
      'letters of a picture',
      (size) => ({ material: { src: `url(data:image/png;base64,${'A'.repeat(size - 27)})` } }),
      200_000,
    ],
    ['segments', (size) => ({ geometry: { segmentsTubular: String(size) } }), 512],
    ['steps of detail', (size) => ({ geometry: { detail: String(size) } }), 5],
  ])('takes so many %s and no more', (_what, made, most) => {
    expect(isGood(made(most))).toBe(true)
    expect(isGood(made(most + 1))).toBe(false)
  })

  it('takes 400,000 characters in all and no more', () => {
    const texts = (last: number) =>
      Object.fromEntries(
        Array.from({ length: 2 }, (_, at) => [`part-${at}`, picture(at === 0 ? 199_900 : last)]),
      )
    const picture = (size: number) => `url(data:image/png;base64,${'A'.repeat(size - 27)})`
    // With the two quotes of each value as JSON.
    expect(isGood({ ...texts(199_900), rest: 'x'.repeat(400_000 - 2 * 199_902 - 2) })).toBe(true)
    expect(isGood({ ...texts(199_900), rest: 'x'.repeat(400_000 - 2 * 199_902 - 1) })).toBe(false)
  })

  it('bounds only shapes by their segments and detail, and takes addresses only as words of a text', () => {
    expect(isGood({ lod: { segments: '600', detail: '9' } })).toBe(true)
    expect(isGood({ geometry: { mySegments: '600' } })).toBe(true)
    expect(isGood({ geometry: { primitive: '600' } })).toBe(true)
    const address = 'https://example.org'
    expect(isGood({ text__second: { value: address } })).toBe(true)
    for (const wrong of [
      { text: { font: address } },
      { sound: { value: address } },
      { 'my-text': { value: address } },
    ])
      expect(isGood(wrong)).toBe(false)
  })

  it.each([
    'https://x',
    'a1+.-://x',
    '//x',
    '  //x',
    'url(x',
    'URL(x',
    'javascript:x',
    'JavaScript :x',
    'vbscript:x',
    'data:x',
    'blob:x',
    'file :x',
    'x url(data:image/png;base64,AA)',
    'url(data:image/png;base64,AA) x',
    'url(data:image/png;base64,A;A)',
    'url(data:image/svg;base64,AA)',
  ])('takes «%s» for an address', (text) => {
    expect(isGood({ material: { color: text } })).toBe(false)
  })

  it.each(['a//x', '1 // 2', 'urls', 'a: b', '://', 'database'])('takes «%s» for no address', (text) => {
    expect(isGood({ material: { color: text } })).toBe(true)
  })

  it.each(['1a', 'a b', '_A', '_', '_a_b', '__a', 'a-b', '-a', 'a_', 'a.b', 'ä'])(
    'the property %s is one as A-Frame writes them, or none',
    (name) => {
      expect(isGood({ material: { [name]: '' } })).toBe(['a_', 'a.b'].includes(name))
    },
  )

  it('never gets a prototype to see: no command takes one, and reading leaves it out', () => {
    const value: unknown = JSON.parse('{"__proto__": {"a": "1"}, "fog": {"__proto__": "1"}}')
    expect(JsonObjectSchema.safeParse(value).success).toBe(false)
    expect(Aframe.parse(value)).toEqual({ fog: {} })
  })
})
