import { Document, type Material, type Mesh, type Node, WebIO } from '@gltf-transform/core'
import { KHRMaterialsUnlit } from '@gltf-transform/extensions'
import type * as THREE from 'three'

/** Parts of a geometry by the names that glTF has for them. */
const attributes = { position: 'POSITION', normal: 'NORMAL', color: 'COLOR_0', uv: 'TEXCOORD_0' } as const

/**
 * Objects of three.js as a GLB file: meshes with their colours, places and names. Shapes and materials that several share are written
 * once. Lines, words, lights and skies that only a program can draw are left out.
 */
export async function writeGlb(root: THREE.Object3D, generator: string): Promise<Uint8Array> {
  const writer = new GlbWriter()
  const scene = writer.document.createScene()
  for (const child of root.children) {
    const node = writer.node(child)
    if (node) scene.addChild(node)
  }
  writer.document.getRoot().setDefaultScene(scene)
  writer.document.getRoot().getAsset().generator = generator
  return new WebIO().registerExtensions([KHRMaterialsUnlit]).writeBinary(writer.document)
}

class GlbWriter {
  readonly document = new Document()
  readonly #buffer = this.document.createBuffer()
  readonly #unlit = this.document.createExtension(KHRMaterialsUnlit)
  readonly #meshes = new Map<string, Mesh>()
  readonly #materials = new Map<THREE.Material, Material>()

  /** `undefined` for an object with nothing in it. */
  node(object: THREE.Object3D): Node | undefined {
    const mesh = isMesh(object) ? this.#mesh(object) : undefined
    const places = mesh && isInstanced(object) ? this.#places(object, mesh) : []
    const children = [...places, ...object.children.flatMap((child) => this.node(child) ?? [])]
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
    const written = this.document
      .createMaterial()
      .setBaseColorFactor([red, green, blue, material.opacity])
      .setRoughnessFactor(numberOf(material, 'roughness', 0.9))
      .setMetallicFactor(numberOf(material, 'metalness', 0))
      .setDoubleSided(material.side !== 0)
      .setAlphaMode(material.opacity < 1 ? 'BLEND' : 'OPAQUE')
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
