import * as THREE from 'three'

/** Metres from the middle to the rim. */
const reach = 22
const strength = 0.2

const vertexShader = /* glsl */ `
  varying vec2 at;
  void main() {
    at = position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`

/**
 * Lines of about one pixel at every metre. Where metres lie closer together than some pixels, in whichever direction, lines would run
 * into stripes: there, and towards the rim, both directions fade away together.
 */
const fragmentShader = /* glsl */ `
  varying vec2 at;
  uniform float reach;
  uniform float strength;
  void main() {
    vec2 pixel = fwidth(at);
    vec2 away = abs(fract(at - 0.5) - 0.5) / pixel;
    vec2 line = 1.0 - clamp(away - 0.1, 0.0, 1.0);
    float room = 1.0 - smoothstep(0.04, 0.12, max(pixel.x, pixel.y));
    float middle = 1.0 - smoothstep(reach * 0.35, reach, length(at));
    float shown = max(line.x, line.y) * room * middle * strength;
    if (shown < 0.004) discard;
    gl_FragColor = vec4(1.0, 1.0, 1.0, shown);
  }`

/** A quiet 1 m grid on the ground that fades out with the distance. */
export function groundGrid(): THREE.Object3D {
  const material = new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { reach: { value: reach }, strength: { value: strength } },
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  const grid = new THREE.Mesh(new THREE.PlaneGeometry(reach * 2, reach * 2).rotateX(-Math.PI / 2), material)
  grid.position.y = 0.04
  return grid
}
