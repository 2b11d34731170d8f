import { describe, expect, it } from 'vitest'
import type { SceneElement } from '../../../runtime/aframe/aframe-types.ts'
import { lacksShadowMap } from '../../../runtime/scene/lacks-shadow-map.ts'
import { headlessThree as three } from '../models/headless-three.ts'

const sceneWith = (...objects: InstanceType<typeof three.Object3D>[]): SceneElement['object3D'] =>
  new three.Scene().add(...objects)

function sun() {
  const light = new three.DirectionalLight()
  light.castShadow = true
  return light
}

describe('lacksShadowMap', () => {
  it('is so for a sun that has not been drawn with yet, and no longer once it has a map', () => {
    const light = sun()
    const scene = sceneWith(new three.Group().add(light))
    expect(lacksShadowMap(scene)).toBe(true)
    light.shadow.map = new three.WebGLRenderTarget(1, 1)
    expect(lacksShadowMap(scene)).toBe(false)
  })

  it('is not so for lights without shadows and for what is hidden', () => {
    const hidden = new three.Group().add(sun())
    hidden.visible = false
    expect(lacksShadowMap(sceneWith(hidden, new three.DirectionalLight(), new three.HemisphereLight()))).toBe(
      false,
    )
    expect(lacksShadowMap(undefined)).toBe(false)
  })
})
