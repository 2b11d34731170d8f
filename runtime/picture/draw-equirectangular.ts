import * as THREE from 'three'

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
const fragmentShader = /* glsl */ `
  #include <common>
  varying vec2 at;
  uniform samplerCube around;
  void main() {
    float longitude = (at.x - 0.5) * 2.0 * PI;
    float latitude = (at.y - 0.5) * PI;
    vec3 direction = vec3(sin(longitude) * cos(latitude), sin(latitude), -cos(longitude) * cos(latitude));
    gl_FragColor = vec4(textureCube(around, vec3(-direction.x, direction.yz)).rgb, 1.0);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`

/** Draws all that can be seen from `from` on the renderer's canvas: longitude across, -z in the middle, latitude up. */
export function drawEquirectangular(
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  from: THREE.Vector3,
  width: number,
): void {
  const target = new THREE.WebGLCubeRenderTarget(Math.min(2048, width / 2), { type: THREE.HalfFloatType })
  const eye = new THREE.CubeCamera(0.1, 600, target)
  eye.position.copy(from)
  eye.updateMatrixWorld()
  eye.update(renderer, scene)
  const material = new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { around: { value: target.texture } },
    depthTest: false,
    depthWrite: false,
  })
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material)
  quad.frustumCulled = false
  renderer.render(new THREE.Scene().add(quad), new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1))
  quad.geometry.dispose()
  material.dispose()
  target.dispose()
}
