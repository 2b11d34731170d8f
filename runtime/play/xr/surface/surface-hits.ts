import * as THREE from 'three'

/** How far a surface may lean, so that things do not slide from it: cosine of 25 degrees. */
const level = Math.cos((25 * Math.PI) / 180)

/** Where the person looks at something that is level: a floor, a table. Walls do not count. */
export class SurfaceHits {
  readonly #source: XRHitTestSource

  private constructor(source: XRHitTestSource) {
    this.#source = source
  }

  /** `null` where the device does not find surfaces after all. */
  static async open(session: XRSession): Promise<SurfaceHits | null> {
    try {
      const space = await session.requestReferenceSpace('viewer')
      const source = await session.requestHitTestSource?.({ space })
      return source ? new SurfaceHits(source) : null
    } catch {
      return null
    }
  }

  /** In this picture, in metres of the room; y looks away from the surface. */
  in(frame: XRFrame, room: XRReferenceSpace): THREE.Matrix4 | null {
    for (const result of frame.getHitTestResults(this.#source)) {
      const pose = result.getPose(room)
      if (!pose) continue
      const found = new THREE.Matrix4().fromArray(pose.transform.matrix)
      if ((found.elements[5] ?? 0) >= level) return found
    }
    return null
  }

  end(): void {
    this.#source.cancel()
  }
}
