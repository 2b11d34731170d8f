import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookOf } from '../../../runtime/scene/look-of.ts'
import { frameEntity } from '../support/frame-entity.ts'

describe('lookOf', () => {
  it('joins a shape with its colour', () => {
    const entity = frameEntity('box', {
      components: { geometry: { primitive: 'cone' }, material: { color: '#ff0000', opacity: 0.5 } },
    })
    expect(lookOf(entity)).toEqual({ 'world-shape': { primitive: 'cone', color: '#ff0000', opacity: 0.5 } })
  })

  it.each([
    ['model', { model: { name: 'tree' } }, { 'world-model': { name: 'tree', opacity: 0.5, glow: 1 } }],
    [
      'imported',
      { imported: { source: 'asset:a' } },
      { 'world-imported': { source: 'asset:a', opacity: 0.5, glow: 1 } },
    ],
    ['image', { image: { source: 'asset:a' } }, { 'world-image': { source: 'asset:a', opacity: 0.5 } }],
    [
      'text',
      { text: { value: 'Hi', color: '#ffffff' } },
      { 'world-text': { value: 'Hi', color: '#ffffff', opacity: 0.5 } },
    ],
  ])('draws a %s as see-through as its material says, in its own colours', (kind, components, look) => {
    const entity = frameEntity('x', {
      kind,
      components: { ...components, material: { opacity: 0.5, glow: 1 } },
    })
    expect(lookOf(entity)).toEqual(look)
  })

  it('draws the player as tall as it is, in the style of its avatar', () => {
    const player = {
      width: 1,
      height: 2.2,
      depth: 1,
      movementSpeed: 1,
      jumpStartSpeed: 1,
      jumpSpeed: 1,
      gravity: 1,
      maxClimbAngle: 1,
      collideWithSurfaces: true,
      multiJump: false,
      hillClimbing: true,
    }
    const components = { player, avatar: { style: 'blocks' } }
    expect(lookOf(frameEntity('p', { kind: 'player', components }))).toEqual({
      'world-player': { height: 2.2, style: 'blocks' },
    })
  })

  it('shows a hotspot in its own colour, or in the one that a program gave it', () => {
    const hotspot = { sign: 'info', says: 'Hello', color: '#3b82c4' }
    const entity = frameEntity('sign', { kind: 'hotspot', components: { hotspot } })
    expect(lookOf(entity)).toEqual({ 'world-hotspot': hotspot })
    const painted = { hotspot, material: { color: '#ff0000' } }
    expect(lookOf(frameEntity('sign', { kind: 'hotspot', components: painted }))).toEqual({
      'world-hotspot': { ...hotspot, color: '#ff0000' },
    })
  })

  it.each([
    [
      'a hotspot with a sign that nobody knows',
      { kind: 'hotspot', components: { hotspot: { sign: 'ufo' } } },
    ],
    ['an unknown kind', { kind: 'hologram' }],
    ['a missing component', { kind: 'model', components: {} }],
    ['a model that nobody knows', { kind: 'model', components: { model: { name: 'ufo' } } }],
    ['a light that cannot shine', { kind: 'light', components: { light: { type: 'laser' } } }],
  ])('shows a placeholder for %s', (_, parts) => {
    expect(lookOf(frameEntity('x', parts))).toEqual({ 'world-placeholder': {} })
  })

  it('keeps a shape whose material is broken', () => {
    const components = { geometry: { primitive: 'box' }, material: { color: 'red' } }
    expect(lookOf(frameEntity('x', { components }))).toEqual({ 'world-shape': { primitive: 'box' } })
  })

  it('never throws, whatever the components are', () => {
    const kind = fc.constantFrom(
      'model',
      'shape',
      'text',
      'light',
      'environment',
      'player',
      'camera',
      'cursor',
      '?',
    )
    // `__proto__` never comes this far: the messages to the frame refuse it (seed 914293119).
    const components = fc
      .dictionary(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()))
      .filter((all) => !JSON.stringify(all).includes('__proto__'))
    fc.assert(
      fc.property(kind, components, (kind, components) => {
        expect(Object.keys(lookOf(frameEntity('x', { kind, components })))).toHaveLength(1)
      }),
    )
  })
})
