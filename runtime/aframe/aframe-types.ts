import type * as THREE from 'three'

/** The part of A-Frame 1.8 that the frame uses; the package has no types of its own. */
export interface Aframe {
  registerComponent(name: string, definition: ComponentDefinition): void
  readonly components: Record<string, unknown>
}

/** `this` of a component's methods: its data is the attribute's text. */
export interface ComponentInstance {
  readonly el: EntityElement
  readonly data: string
}

export interface ComponentDefinition {
  schema: { type: 'string'; default: string }
  /** `before` is what the attribute was; `undefined` at first. */
  update?(this: ComponentInstance, before?: string): void
  /** Milliseconds. */
  tick?(this: ComponentInstance, time: number, sinceLast: number): void
  tock?(this: ComponentInstance): void
  remove?(this: ComponentInstance): void
  /** What A-Frame calls on `xr-mode-ui` once it knows whether a headset is there. */
  updateEnterInterfaces?(): void
}

export interface EntityElement extends HTMLElement {
  readonly object3D: THREE.Group
  readonly hasLoaded: boolean
  setAttribute(name: string, value: string | Readonly<Record<string, unknown>>): void
  setObject3D(type: string, object: THREE.Object3D): void
  getObject3D(type: string): THREE.Object3D | undefined
  removeObject3D(type: string): void
}

export interface SceneElement extends HTMLElement {
  readonly object3D: THREE.Scene
  readonly camera: THREE.PerspectiveCamera | undefined
  readonly canvas: HTMLCanvasElement
  readonly renderer: Renderer
  readonly renderStarted: boolean
  readonly render: (time: number, frame?: XRFrame) => void
  resize(): void
  /** Rejects when the glasses refuse. Only within a click. */
  enterVR(): Promise<unknown>
  exitVR(): Promise<unknown>
}

/** A-Frame's own release of three.js lets glasses move something else than the camera; `null` = the camera. */
interface Renderer extends THREE.WebGLRenderer {
  readonly xr: THREE.WebXRManager & { setPoseTarget(object: THREE.Object3D | null): void }
}

declare global {
  interface HTMLElementTagNameMap {
    'a-entity': EntityElement
    'a-scene': SceneElement
  }
  var AFRAME: Aframe
}
