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

  it('never gets a prototype to see: no command takes one, and reading leaves it out', () => {
    const value: unknown = JSON.parse('{"__proto__": {"a": "1"}, "fog": {"__proto__": "1"}}')
    expect(JsonObjectSchema.safeParse(value).success).toBe(false)
    expect(Aframe.parse(value)).toEqual({ fog: {} })
  })
})
