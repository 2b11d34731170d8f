import type { Camera, Object3D, PerspectiveCamera, WebGLRenderer } from 'three'
import type { Three } from '../../runtime/models/kit/three.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Pictures averaged, each with light and lens moved a little: soft shadows and smooth edges. */
  readonly samples: number
  /** Colours at the top and the bottom; transparent when there are none. */
  readonly backdrop?: readonly [string, string]
  readonly quality: number
}

/** Degrees and metres: where the lens stands around its target. */
export interface Lens {
  readonly azimuth: number
  readonly elevation: number
  readonly angle: number
  readonly distance: number
  readonly target: readonly [number, number, number]
}

/** A well-spread sequence of numbers from 0 to 1. */
const spread = (index: number, base: number): number => {
  let value = 0
  let part = 1
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    part /= base
    value += part * (rest % base)
  }
  return value
}

export function lensAt(three: Three, lens: Lens, aspect: number): PerspectiveCamera {
  const camera = new three.PerspectiveCamera(lens.angle, aspect, 0.5, 400)
  const azimuth = (lens.azimuth * Math.PI) / 180
  const elevation = (lens.elevation * Math.PI) / 180
  const flat = Math.cos(elevation) * lens.distance
  const [x, y, z] = lens.target
  camera.position.set(
    x + Math.sin(azimuth) * flat,
    y + Math.sin(elevation) * lens.distance,
    z + Math.cos(azimuth) * flat,
  )
  camera.lookAt(x, y, z)
  return camera
}

/** Degrees from where the picture is taken, metres that shadows reach, and whether it is the violet light of the night. */
interface StudioLight {
  readonly azimuth: number
  readonly reach: number
  readonly isNight?: boolean
}

const nightGlow = ['#aab0f4', '#6a5f8c'] as const

/** Warm sun from the left front and a wide, pale sky that wander from sample to sample. */
function studioLights(three: Three, { azimuth, reach, isNight = false }: StudioLight) {
  const light = (color: string, intensity: number) => {
    const lamp = new three.DirectionalLight(color, intensity)
    lamp.castShadow = true
    lamp.shadow.mapSize.set(2048, 2048)
    lamp.shadow.bias = -0.0006
    lamp.shadow.normalBias = 0.03
    Object.assign(lamp.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 1,
      far: 160,
    })
    return lamp
  }
  const sun = light('#ffe3b6', isNight ? 2.3 : 3)
  const sky = light(isNight ? '#8088d8' : '#d9e6f0', isNight ? 2.6 : 1.9)
  const sunAzimuth = (azimuth * Math.PI) / 180 - 0.95
  return {
    objects: [
      sun,
      sky,
      new three.HemisphereLight(...(isNight ? nightGlow : (['#e4edf2', '#d8b88c'] as const)), 1.05),
    ],
    wander(sample: number) {
      const around = sunAzimuth + (spread(sample, 2) - 0.5) * 0.1
      const up = 0.86 + (spread(sample, 3) - 0.5) * 0.1
      sun.position.set(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up))
      sun.position.multiplyScalar(70)
      const turn = spread(sample, 5) * Math.PI * 2
      const lean = Math.sqrt(spread(sample, 7) * 0.96)
      sky.position.set(Math.cos(turn) * lean, Math.sqrt(1 - lean * lean), Math.sin(turn) * lean)
      sky.position.multiplyScalar(70)
    },
  }
}

const toByte = (linear: number) => {
  const value = Math.min(1, Math.max(0, linear))
  return 255 * (value < 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** Takes the picture and gives it as a data URL of WebP. Without `lights` of its own the world gets those of the studio. */
export function photograph(
  three: Three,
  renderer: WebGLRenderer,
  world: Object3D,
  camera: PerspectiveCamera,
  picture: Picture,
  studio: StudioLight | undefined,
  fog?: { readonly color: string; readonly near: number; readonly far: number },
): string {
  const { width, height, samples } = picture
  const scene = new three.Scene()
  scene.add(world)
  if (fog) scene.fog = new three.Fog(fog.color, fog.near, fog.far)
  const lights = studio && studioLights(three, studio)
  if (lights) scene.add(...lights.objects)
  const target = new three.WebGLRenderTarget(width, height, { type: three.FloatType })
  const sum = new Float32Array(width * height * 4)
  const frame = new Float32Array(width * height * 4)
  renderer.setClearColor(0, 0)
  for (let sample = 0; sample < samples; sample++) {
    lights?.wander(sample)
    camera.setViewOffset(width, height, spread(sample, 2) - 0.5, spread(sample, 3) - 0.5, width, height)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(scene, camera satisfies Camera)
    renderer.readRenderTargetPixels(target, 0, 0, width, height, frame)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (frame[i] ?? 0)
  }
  renderer.setRenderTarget(null)
  target.dispose()
  return develop(three, sum, picture)
}

function develop(
  three: Three,
  sum: Float32Array,
  { width, height, samples, backdrop, quality }: Picture,
): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas')
  const image = context.createImageData(width, height)
  const [upper, lower] = (backdrop ?? []).map((color) => new three.Color(color))
  for (let y = 0; y < height; y++) {
    const ground = upper && lower ? upper.clone().lerp(lower, y / height) : undefined
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 4
      const to = (y * width + x) * 4
      const alpha = (sum[from + 3] ?? 0) / samples
      const channels = ground ? ground.toArray() : [0, 0, 0]
      for (let channel = 0; channel < 3; channel++) {
        const shown = (sum[from + channel] ?? 0) / samples
        const behind = (channels[channel] ?? 0) * (1 - alpha)
        image.data[to + channel] = toByte(ground ? shown + behind : shown / Math.max(alpha, 1e-4))
      }
      image.data[to + 3] = ground ? 255 : alpha * 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas.toDataURL('image/webp', quality)
}
