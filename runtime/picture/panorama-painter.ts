import * as THREE from 'three'
import type { PanoramaSide } from './panorama-sides.ts'

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
const fragmentShader = /* glsl */ `
  #include <common>
  varying vec2 at;
  uniform sampler2D side;
  uniform mat3 toSide;
  void main() {
    float longitude = (at.x - 0.5) * 2.0 * PI;
    float latitude = (0.5 - at.y) * PI;
    vec3 seen = toSide * vec3(sin(longitude) * cos(latitude), sin(latitude), -cos(longitude) * cos(latitude));
    float ahead = -seen.z;
    if (max(abs(seen.x), abs(seen.y)) > ahead * 1.001) discard;
    gl_FragColor = vec4(texture2D(side, seen.xy / ahead * 0.5 + 0.5).rgb, 1.0);
  }`

/** A side has as many pixels across its quarter as the whole has where it is finest: ahead. */
const sideShare = 1 / Math.PI
/** Edges are smoothed as on the screen. */
const samples = 4

/** Colours as the screen has them, drawn with the programs that the screen is drawn with: others would have to be compiled first. */
function target(width: number, height: number, options: THREE.RenderTargetOptions): THREE.WebGLRenderTarget {
  const made = new THREE.WebGLRenderTarget(width, height, {
    ...options,
    colorSpace: THREE.SRGBColorSpace,
    internalFormat: 'RGBA8',
  })
  return Object.assign(made, { isXRRenderTarget: true })
}

/**
 * Paints all that can be seen from one place into a picture beside the screen, side by side: longitude across, latitude down. Each call does as
 * much as the world may wait for.
 */
export class PanoramaPainter {
  readonly #renderer: THREE.WebGLRenderer
  readonly #side: THREE.WebGLRenderTarget
  readonly #whole: THREE.WebGLRenderTarget
  readonly #material: THREE.ShaderMaterial
  readonly #quad: THREE.Mesh
  readonly #page = new THREE.Scene()
  readonly #pageCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)

  constructor(renderer: THREE.WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer
    const pixels = Math.ceil(width * sideShare)
    this.#side = target(pixels, pixels, { samples })
    this.#whole = target(width, height, { depthBuffer: false })
    this.#whole.scissorTest = true
    this.#material = new THREE.ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: { side: { value: this.#side.texture }, toSide: { value: new THREE.Matrix3() } },
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    })
    this.#quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.#material)
    this.#quad.frustumCulled = false
    this.#page.add(this.#quad)
  }

  /** Paints what is seen to one side; `yaw` (radians) is where the middle of the whole picture looks. */
  paint(
    scene: THREE.Scene,
    { position, yaw }: { readonly position: THREE.Vector3; readonly yaw: number },
    side: PanoramaSide,
  ): void {
    const eye = new THREE.PerspectiveCamera(90, 1, 0.1, 600)
    eye.position.copy(position)
    eye.rotation.set(side.pitch, yaw + side.yaw, 0, 'YXZ')
    eye.updateMatrixWorld()
    const turn = new THREE.Matrix4().makeRotationFromEuler(new THREE.Euler(side.pitch, side.yaw, 0, 'YXZ'))
    this.#material.uniforms.toSide?.value.setFromMatrix4(turn).transpose()
    const renderer = this.#renderer
    const { autoClear } = renderer
    const before = renderer.getRenderTarget()
    renderer.setRenderTarget(this.#side)
    renderer.render(scene, eye)
    renderer.autoClear = false
    const { width, height } = this.#whole
    for (const { left, top, right, bottom } of side.parts) {
      const [x, y] = [Math.floor(left * width), Math.floor(top * height)]
      this.#whole.scissor.set(x, y, Math.ceil(right * width) - x, Math.ceil(bottom * height) - y)
      renderer.setRenderTarget(this.#whole)
      renderer.render(this.#page, this.#pageCamera)
    }
    renderer.autoClear = autoClear
    renderer.setRenderTarget(before)
  }

  /** Reads rows of the whole picture, the uppermost first; the world goes on meanwhile. */
  async rows(first: number, count: number): Promise<ImageData> {
    const { width } = this.#whole
    const pixels = new Uint8ClampedArray(width * count * 4)
    await this.#renderer.readRenderTargetPixelsAsync(this.#whole, 0, first, width, count, pixels)
    return new ImageData(pixels, width, count)
  }

  end(): void {
    this.#side.dispose()
    this.#whole.dispose()
    this.#material.dispose()
    this.#quad.geometry.dispose()
  }
}
