import * as THREE from 'three'

/** Seconds in which the veil comes and goes, and in which the picture comes back after a jump. */
const closing = 0.2
const blink = 0.25

const vertex = `
  varying vec3 place;
  void main() {
    place = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`

/** `closed`: 0 = nothing to be seen of it, 1 = only what lies ahead. `dark`: 1 = nothing else to be seen. */
const fragment = `
  uniform float closed;
  uniform float dark;
  varying vec3 place;
  void main() {
    float angle = acos(clamp(-normalize(place).z, -1.0, 1.0));
    float edge = mix(1.6, 0.6, closed);
    float shade = smoothstep(edge, edge + 0.25, angle) * closed;
    gl_FragColor = vec4(0.05, 0.06, 0.11, max(shade, dark));
  }`

/** What many feel ill without: the edges of the picture go dark while one glides, and a jump is a blink. Hangs on the camera. */
export class ComfortVeil {
  readonly mesh: THREE.Mesh<THREE.SphereGeometry, THREE.ShaderMaterial>
  readonly #uniforms = { closed: { value: 0 }, dark: { value: 0 } }

  constructor() {
    this.mesh = new THREE.Mesh(
      new THREE.SphereGeometry(0.5, 32, 24),
      new THREE.ShaderMaterial({
        uniforms: this.#uniforms,
        vertexShader: vertex,
        fragmentShader: fragment,
        side: THREE.BackSide,
        transparent: true,
        depthTest: false,
        depthWrite: false,
      }),
    )
    this.mesh.renderOrder = 2e6
    this.mesh.visible = false
  }

  /** 0 to 1. */
  get closed(): number {
    return this.#uniforms.closed.value
  }

  /** A jump has just been made. */
  blink(): void {
    this.#uniforms.dark.value = 1
  }

  /** Before each picture, with the seconds since the last one. */
  advance(seconds: number, isGliding: boolean): void {
    const { closed, dark } = this.#uniforms
    const way = seconds / closing
    closed.value = Math.min(1, Math.max(0, closed.value + (isGliding ? way : -way)))
    dark.value = Math.max(0, dark.value - seconds / blink)
    this.mesh.visible = closed.value > 0 || dark.value > 0
  }
}
