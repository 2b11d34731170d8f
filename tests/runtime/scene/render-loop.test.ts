import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RenderLoop } from '../../../runtime/scene/render-loop.ts'
import { headlessThree as three } from '../models/headless-three.ts'

/** A scene with a loop on a machine that needs 100 ms for a frame. */
function startSlowly() {
  const world = new three.Scene()
  const shadowMap = { autoUpdate: true, needsUpdate: false }
  const xr = { isPresenting: false }
  let pixelRatio = 2
  const renderer = {
    shadowMap,
    xr,
    getPixelRatio: () => pixelRatio,
    setPixelRatio: (next: number) => {
      pixelRatio = next
    },
    setAnimationLoop: () => {},
  }
  const loop = new RenderLoop()
  loop.start(Object.assign(Object.create(null), { object3D: world, renderer }))
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  /** One frame, and whether shadows are drawn in it. */
  const drawsShadows = () => {
    now += 100
    shadowMap.needsUpdate = false
    loop.frameBegins(100)
    loop.frameDrawn()
    return shadowMap.needsUpdate
  }
  return { world, loop, xr, drawsShadows, sharpness: () => pixelRatio }
}

describe('RenderLoop', () => {
  beforeEach(() => vi.stubGlobal('window', { addEventListener: () => {} }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('draws the shadows seldom where frames are slow', () => {
    const { loop, drawsShadows } = startSlowly()
    const drawn = Array.from({ length: 60 }, () => {
      loop.invalidate()
      return drawsShadows()
    })
    expect(drawn.filter(Boolean).length).toBeGreaterThan(2)
    expect(drawn.slice(20).filter(Boolean).length).toBeLessThan(8)
  })

  it('draws the shadows of what has come to rest within three frames, however slow they are', () => {
    const { loop, drawsShadows } = startSlowly()
    for (let frame = 0; frame < 40 || !drawsShadows(); frame++) loop.moved([])
    loop.moved([])
    expect([drawsShadows(), drawsShadows(), drawsShadows()]).toEqual([false, false, true])
  })

  it('draws no frame with a sun whose shadows are not there yet', () => {
    const { world, loop, drawsShadows } = startSlowly()
    loop.invalidate()
    for (let frame = 0; frame < 40 || !drawsShadows(); frame++) loop.invalidate()
    const sun = new three.DirectionalLight()
    sun.castShadow = true
    world.add(sun)
    loop.invalidate()
    expect(drawsShadows()).toBe(true)
    sun.shadow.map = new three.WebGLRenderTarget(1, 1)
    loop.invalidate()
    expect(drawsShadows()).toBe(false)
  })

  it('looks through the scene for such a sun only after something came or went', () => {
    const { world, loop, drawsShadows } = startSlowly()
    for (let frame = 0; frame < 40 || !drawsShadows(); frame++) loop.moved([])
    const looks = vi.spyOn(world, 'traverseVisible')
    loop.invalidate()
    for (let frame = 0; frame < 5; frame++) {
      loop.moved([])
      expect(drawsShadows()).toBe(false)
    }
    expect(looks).toHaveBeenCalledTimes(1)
  })

  it('draws a world that runs more coarsely where frames are slow, but nothing that is edited, and not while glasses are worn', () => {
    const { loop, xr, drawsShadows, sharpness } = startSlowly()
    const frames = (count: number) => {
      for (let frame = 0; frame < count; frame++) {
        loop.invalidate()
        drawsShadows()
      }
    }
    frames(30)
    expect(sharpness()).toBe(2)
    xr.isPresenting = true
    loop.runAlways()
    frames(30)
    expect(sharpness()).toBe(2)
    xr.isPresenting = false
    frames(1)
    expect(sharpness()).toBe(0.6)
  })

  it('knows what may have moved, which is nothing when it is only looked at from elsewhere', () => {
    const { world, loop } = startSlowly()
    const thing = new three.Group()
    world.add(thing)
    const before = loop.movement.now
    loop.invalidateView()
    expect(loop.movement.since(before)).toEqual([])
    loop.moved([thing])
    expect(loop.movement.since(before)).toEqual([thing])
    loop.invalidate()
    expect(loop.movement.since(before)).toBeNull()
  })

  it('takes it that a running world moves in every frame, before and after what is done in it', () => {
    const { loop, drawsShadows } = startSlowly()
    const seen: (readonly object[] | null)[] = []
    loop.beforeDrawing(() => {
      seen.push(loop.movement.since(loop.movement.now - 1))
    })
    loop.runAlways()
    drawsShadows()
    const inside = loop.movement.now
    drawsShadows()
    expect(seen).toEqual([null, null])
    expect(loop.movement.since(inside + 1)).toBeNull()
  })
})
