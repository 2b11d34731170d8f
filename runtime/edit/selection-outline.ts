import * as THREE from 'three'
import type { SceneElement } from '../aframe/aframe-types.ts'

/** Red marks what is selected, green what the pointer is over. */
const selectedMask = new THREE.MeshBasicMaterial({
  color: 0xff0000,
  side: THREE.DoubleSide,
  fog: false,
  toneMapped: false,
})
const hoveredMask = new THREE.MeshBasicMaterial({
  color: 0x00ff00,
  side: THREE.DoubleSide,
  fog: false,
  toneMapped: false,
})
const berry = new THREE.Color('#FF5CB3').convertLinearToSRGB()
const cream = new THREE.Color('#FFF3DC').convertLinearToSRGB()
/** CSS pixels. */
const lineWidth = 2.2

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
/** Draws where a ring of samples touches the mask and the middle does not. */
const fragmentShader = /* glsl */ `
  varying vec2 at;
  uniform sampler2D mask;
  uniform vec2 reach;
  uniform vec3 selectedColor;
  uniform vec3 hoveredColor;
  void main() {
    vec2 here = texture2D(mask, at).rg;
    vec2 around = vec2(0.0);
    for (int i = 0; i < 12; i++) {
      float angle = float(i) * 0.5235988;
      around = max(around, texture2D(mask, at + vec2(cos(angle), sin(angle)) * reach).rg);
    }
    vec2 edge = clamp(around - here, 0.0, 1.0);
    float shown = max(edge.r, edge.g * 0.75);
    if (shown < 0.01) discard;
    gl_FragColor = vec4(mix(hoveredColor, selectedColor, step(0.01, edge.r)), shown);
  }`

/**
 * Berry lines round the selected things and a paler one round the hovered one: a second small scene of stand-ins that share geometry
 * and place with the real meshes is drawn into a mask, and the mask's edge over the picture. Costs nothing while nothing is marked.
 */
export class SelectionOutline {
  readonly #scene: SceneElement
  readonly #standIns = new THREE.Scene()
  readonly #mask = new THREE.WebGLRenderTarget(1, 1, { samples: 4, depthBuffer: false })
  readonly #material = new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      mask: { value: this.#mask.texture },
      reach: { value: new THREE.Vector2() },
      selectedColor: { value: berry },
      hoveredColor: { value: cream },
    },
  })
  readonly #overlay = new THREE.Scene().add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.#material))
  readonly #overlayCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #size = new THREE.Vector2()
  readonly #clearColor = new THREE.Color()

  constructor(scene: SceneElement) {
    this.#scene = scene
    this.#standIns.matrixWorldAutoUpdate = false
  }

  /** Marks these objects and what hangs below them from the next frame on. */
  mark(selected: readonly THREE.Object3D[], hovered: readonly THREE.Object3D[]): void {
    this.#standIns.clear()
    for (const object of selected) this.#standIn(object, selectedMask)
    for (const object of hovered) this.#standIn(object, hoveredMask)
  }

  /** Draws the lines over the frame that was just drawn. */
  readonly draw = () => {
    const { renderer, camera } = this.#scene
    if (this.#standIns.children.length === 0 || !camera) return
    renderer.getDrawingBufferSize(this.#size)
    this.#mask.setSize(this.#size.x, this.#size.y)
    const width = lineWidth * renderer.getPixelRatio()
    this.#material.uniforms.reach?.value.set(width / this.#size.x, width / this.#size.y)
    const { autoClear } = renderer
    const alpha = renderer.getClearAlpha()
    renderer.getClearColor(this.#clearColor)
    renderer.setClearColor(0x000000, 0)
    renderer.setRenderTarget(this.#mask)
    renderer.render(this.#standIns, camera)
    renderer.setRenderTarget(null)
    renderer.setClearColor(this.#clearColor, alpha)
    renderer.autoClear = false
    renderer.render(this.#overlay, this.#overlayCamera)
    renderer.autoClear = autoClear
  }

  #standIn(object: THREE.Object3D, material: THREE.Material) {
    object.traverseVisible((part) => {
      if (!(part instanceof THREE.Mesh)) return
      const standIn = new THREE.Mesh(part.geometry, material)
      standIn.matrixAutoUpdate = false
      standIn.matrixWorldAutoUpdate = false
      standIn.matrixWorld = part.matrixWorld
      standIn.frustumCulled = part.frustumCulled
      this.#standIns.add(standIn)
    })
  }
}
