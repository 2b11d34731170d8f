import type { Gaze } from './gaze.ts'

const vertexShader = `
  attribute vec2 corner;
  varying vec2 at;
  void main() {
    at = corner;
    gl_Position = vec4(corner, 0.0, 1.0);
  }`
const fragmentShader = `
  precision highp float;
  const float pi = 3.14159265;
  varying vec2 at;
  uniform sampler2D picture;
  uniform vec2 slope;
  uniform vec2 gaze;
  void main() {
    vec3 ahead = vec3(at * slope, -1.0);
    float up = ahead.y * cos(gaze.y) - ahead.z * sin(gaze.y);
    float back = ahead.y * sin(gaze.y) + ahead.z * cos(gaze.y);
    float right = ahead.x * cos(gaze.x) + back * sin(gaze.x);
    float far = -ahead.x * sin(gaze.x) + back * cos(gaze.x);
    vec3 seen = normalize(vec3(right, up, far));
    float longitude = atan(seen.x, -seen.z);
    gl_FragColor = texture2D(picture, vec2(longitude / pi * 0.5 + 0.5, 0.5 - asin(seen.y) / pi));
  }`
const twoTriangles = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1])

/** A picture of all that is around, seen from its middle. */
export interface RoundPicture {
  /** Draws what one sees, as large as the canvas is shown. */
  draw(gaze: Gaze): void
  end(): void
}

/** Wraps a loaded picture round who looks; `null` where the browser draws no 3D, or no picture of that size. */
export function roundPicture(canvas: HTMLCanvasElement, picture: HTMLImageElement): RoundPicture | null {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, alpha: false })
  if (!gl || Math.max(picture.naturalWidth, picture.naturalHeight) > gl.getParameter(gl.MAX_TEXTURE_SIZE))
    return null
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, not of React
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, twoTriangles, gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  // Smaller copies would leave a line behind one's back, where longitude jumps from one edge to the other.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  const slope = gl.getUniformLocation(program, 'slope')
  const gaze = gl.getUniformLocation(program, 'gaze')
  return {
    draw({ yaw, pitch, fov }) {
      const sharpness = Math.min(2, window.devicePixelRatio)
      const [width, height] = [canvas.clientWidth * sharpness, canvas.clientHeight * sharpness].map(
        Math.round,
      )
      if (!width || !height) return
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      gl.viewport(0, 0, width, height)
      const half = Math.tan(fov / 2)
      gl.uniform2f(slope, (half * width) / height, half)
      gl.uniform2f(gaze, yaw, pitch)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
    end() {
      gl.deleteTexture(texture)
      gl.deleteProgram(program)
    },
  }
}
