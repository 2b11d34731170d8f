import {
  Document,
  getBounds,
  type Material,
  type Mesh,
  type Node,
  type Texture,
  WebIO,
} from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTTextureWebP, KHRMaterialsUnlit } from '@gltf-transform/extensions'
import { mergeDocuments } from '@gltf-transform/functions'
import type * as THREE from 'three'
import type { BuiltWorld } from './build-world.ts'
import type { PlacedModel } from './draw-file.ts'
import type { ExportFile } from './export-file.ts'

/** Parts of a geometry by the names that glTF has for them. */
const attributes = { position: 'POSITION', normal: 'NORMAL', color: 'COLOR_0', uv: 'TEXCOORD_0' } as const

/**
 * Objects of three.js as a GLB file: meshes with their colours, places and names. Shapes and materials that several share are written
 * once. Lines, words, lights and skies that only a program can draw are left out.
 */
export async function writeGlb(world: Omit<BuiltWorld, 'leftOut'>, generator: string): Promise<Uint8Array> {
  const writer = new GlbWriter(world)
  const scene = writer.document.createScene()
  for (const child of world.root.children) {
    const node = writer.node(child)
    if (node) scene.addChild(node)
  }
  writer.document.getRoot().setDefaultScene(scene)
  writer.document.getRoot().getAsset().generator = generator
  writer.joinBuffers()
  return new WebIO().registerExtensions(ALL_EXTENSIONS).writeBinary(writer.document)
}

class GlbWriter {
  readonly document = new Document()
  readonly #buffer = this.document.createBuffer()
  readonly #unlit = this.document.createExtension(KHRMaterialsUnlit)
  readonly #meshes = new Map<string, Mesh>()
  readonly #materials = new Map<THREE.Material, Material>()
  readonly #textures = new Map<ExportFile, Texture>()
  readonly #world: Omit<BuiltWorld, 'leftOut'>

  constructor(world: Omit<BuiltWorld, 'leftOut'>) {
    this.#world = world
  }

  /** `undefined` for an object with nothing in it. */
  node(object: THREE.Object3D): Node | undefined {
    const mesh = isMesh(object) ? this.#mesh(object) : undefined
    const places = mesh && isInstanced(object) ? this.#places(object, mesh) : []
    const file = this.#world.models.get(object)
    const inside = file ? [this.#file(file)] : []
    const children = [...places, ...inside, ...object.children.flatMap((child) => this.node(child) ?? [])]
    if (!mesh && children.length === 0) return undefined
    const { x, y, z, w } = object.quaternion
    const node = this.document
      .createNode(object.name)
      .setTranslation(object.position.toArray())
      .setRotation([x, y, z, w])
      .setScale(object.scale.toArray())
    if (mesh && places.length === 0) node.setMesh(mesh)
    for (const child of children) node.addChild(child)
    return node
  }

  /** A file's own nodes, standing on their origin as large as the file is shown. */
  #file({ document, size }: PlacedModel): Node {
    const [scene] = document.getRoot().listScenes()
    const { min, max } = scene ? getBounds(scene) : { min: [0, 0, 0], max: [0, 0, 0] }
    const [x0 = 0, y0 = 0, z0 = 0] = min
    const [x1 = 0, y1 = 0, z1 = 0] = max
    const scale = size / Math.max(1e-6, x1 - x0, y1 - y0, z1 - z0)
    const place = this.document
      .createNode()
      .setTranslation([(-(x0 + x1) / 2) * scale, -y0 * scale, (-(z0 + z1) / 2) * scale])
      .setScale([scale, scale, scale])
    const before = new Set(this.document.getRoot().listScenes())
    mergeDocuments(this.document, document)
    for (const [index, merged] of this.document.getRoot().listScenes().entries()) {
      if (before.has(merged)) continue
      if (index === before.size) for (const child of merged.listChildren()) place.addChild(child)
      merged.dispose()
    }
    return place
  }

  /** A GLB file has room for one. */
  joinBuffers(): void {
    for (const accessor of this.document.getRoot().listAccessors()) accessor.setBuffer(this.#buffer)
    for (const buffer of this.document.getRoot().listBuffers()) if (buffer !== this.#buffer) buffer.dispose()
  }

  #texture(file: ExportFile): Texture {
    const known = this.#textures.get(file)
    if (known) return known
    if (file.type === 'image/webp') this.document.createExtension(EXTTextureWebP).setRequired(true)
    const texture = this.document.createTexture().setImage(file.bytes).setMimeType(file.type)
    this.#textures.set(file, texture)
    return texture
  }

  #places(object: THREE.InstancedMesh, mesh: Mesh): Node[] {
    const matrix = object.matrix.clone()
    return Array.from({ length: object.count }, (_, index) => {
      object.getMatrixAt(index, matrix)
      const [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = matrix.elements
      return this.document
        .createNode()
        .setMesh(mesh)
        .setMatrix([a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p])
    })
  }

  #mesh({ geometry, material: materials }: THREE.Mesh): Mesh | undefined {
    const [material] = [materials].flat()
    const position = geometry.getAttribute('position')
    if (!material || !position || position.count === 0 || 'isShaderMaterial' in material) return undefined
    const key = `${geometry.uuid} ${material.uuid}`
    const known = this.#meshes.get(key)
    if (known) return known
    const primitive = this.document.createPrimitive().setMaterial(this.#material(material))
    for (const [name, semantic] of Object.entries(attributes)) {
      const attribute = geometry.getAttribute(name)
      if (attribute) primitive.setAttribute(semantic, this.#accessor(attribute))
    }
    const { index } = geometry
    if (index)
      primitive.setIndices(
        this.document
          .createAccessor()
          .setType('SCALAR')
          .setArray(Uint32Array.from(index.array))
          .setBuffer(this.#buffer),
      )
    const mesh = this.document.createMesh().addPrimitive(primitive)
    this.#meshes.set(key, mesh)
    return mesh
  }

  #accessor(attribute: THREE.BufferAttribute | THREE.InterleavedBufferAttribute) {
    const { count, itemSize } = attribute
    const array = new Float32Array(count * itemSize)
    for (let item = 0; item < count; item++)
      for (let part = 0; part < itemSize; part++)
        array[item * itemSize + part] = attribute.getComponent(item, part)
    const type = itemSize === 2 ? 'VEC2' : itemSize === 4 ? 'VEC4' : 'VEC3'
    return this.document.createAccessor().setType(type).setArray(array).setBuffer(this.#buffer)
  }

  #material(material: THREE.Material): Material {
    const known = this.#materials.get(material)
    if (known) return known
    const { red, green, blue } = colourOf(material)
    const picture = this.#world.pictures.get(material)
    const written = this.document
      .createMaterial()
      .setBaseColorFactor([red, green, blue, material.opacity])
      .setRoughnessFactor(numberOf(material, 'roughness', 0.9))
      .setMetallicFactor(numberOf(material, 'metalness', 0))
      .setDoubleSided(material.side !== 0)
      .setAlphaMode(material.opacity < 1 || (picture && material.transparent) ? 'BLEND' : 'OPAQUE')
    if (picture) written.setBaseColorTexture(this.#texture(picture))
    if ('isMeshBasicMaterial' in material)
      written.setExtension('KHR_materials_unlit', this.#unlit.createUnlit())
    this.#materials.set(material, written)
    return written
  }
}

const isMesh = (object: THREE.Object3D): object is THREE.Mesh => 'isMesh' in object && object.isMesh === true

const isInstanced = (object: THREE.Object3D): object is THREE.InstancedMesh =>
  'isInstancedMesh' in object && object.isInstancedMesh === true

function colourOf(material: THREE.Material) {
  const colour: unknown = Reflect.get(material, 'color')
  if (typeof colour !== 'object' || colour === null || !('r' in colour && 'g' in colour && 'b' in colour))
    return { red: 1, green: 1, blue: 1 }
  return { red: Number(colour.r), green: Number(colour.g), blue: Number(colour.b) }
}

function numberOf(material: THREE.Material, name: string, usual: number): number {
  const value: unknown = Reflect.get(material, name)
  return typeof value === 'number' ? value : usual
}
