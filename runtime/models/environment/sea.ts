import type { Mesh } from 'three'
import { seaLevel } from '../../land/land-of-preset.ts'
import { crumple } from '../kit/crumple.ts'
import { palette } from '../kit/palette.ts'
import { createSculpture } from '../kit/sculpture.ts'
import type { Three } from '../kit/three.ts'
import { setMoving } from './moving-parts.ts'
import { ownMesh } from './own-mesh.ts'

const reach = 400
const fields = 40
/** Waves across each other: metres high, radians a metre and radians a second. */
const waves =
  'transformed.y += .12 * sin(position.x * .31 + time * 1.1) + .09 * sin(position.z * .43 - time * .8);'

/** Water in flat facets as far as one sees, which goes up and down while a world runs. */
export function sea(three: Three): Mesh {
  const plane = new three.PlaneGeometry(reach, reach, fields, fields).rotateX(-Math.PI / 2)
  crumple(plane, 1.6, 6)
  const sculpture = createSculpture(three, { seed: 6, isGrounded: false })
  sculpture.add(plane, { color: palette.water, vary: 0.03 }, { at: [0, seaLevel, 0], size: [1, 0.25, 1] })
  const time = { value: 0 }
  // The facets turn with the waves, so their light is reckoned from what is drawn.
  const material = new three.MeshLambertMaterial({ vertexColors: true, flatShading: true })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.time = time
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', 'uniform float time;\n#include <common>')
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${waves}`)
  }
  const mesh = ownMesh(three, 'sea', sculpture.finish(), material)
  mesh.receiveShadow = true
  setMoving(mesh, (seconds) => {
    time.value = seconds
  })
  return mesh
}
