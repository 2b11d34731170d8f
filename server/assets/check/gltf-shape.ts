import { z } from 'zod'

/** A byte or element count: what is not a whole number that a file could have is no count. */
const Count = z
  .int()
  .min(0)
  .max(2 ** 31)
const Index = Count

const Buffers = z.looseObject({ byteLength: Count, uri: z.string().optional() })

const MeshoptView = z.looseObject({
  buffer: Index,
  byteOffset: Count.default(0),
  byteLength: Count,
  byteStride: z.int().min(1).max(256),
  count: Count,
})

const BufferView = z.looseObject({
  buffer: Index,
  byteOffset: Count.default(0),
  byteLength: Count,
  byteStride: z.int().min(4).max(252).optional(),
  extensions: z.looseObject({ EXT_meshopt_compression: MeshoptView.optional() }).default({}),
})

const Sparse = z.looseObject({
  count: Count,
  indices: z.looseObject({ bufferView: Index, byteOffset: Count.default(0), componentType: Count }),
  values: z.looseObject({ bufferView: Index, byteOffset: Count.default(0) }),
})

const Accessor = z.looseObject({
  bufferView: Index.optional(),
  byteOffset: Count.default(0),
  componentType: z.int(),
  count: z
    .int()
    .min(1)
    .max(2 ** 31),
  type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
  sparse: Sparse.optional(),
})

const Primitive = z.looseObject({
  attributes: z.record(z.string(), Index),
  indices: Index.optional(),
  mode: z.int().min(0).max(6).default(4),
  targets: z.array(z.record(z.string(), Index)).max(256).default([]),
  extensions: z
    .looseObject({ KHR_draco_mesh_compression: z.looseObject({ bufferView: Index }).optional() })
    .default({}),
})

const Node = z.looseObject({ children: z.array(Index).default([]), mesh: Index.optional() })

const Image = z.looseObject({
  uri: z.string().optional(),
  bufferView: Index.optional(),
})

/** The parts of a glTF file's JSON whose counts and references are checked here; the rest is read by the library. */
export const GltfShape = z.looseObject({
  asset: z.looseObject({ version: z.string().regex(/^2\./) }),
  extensionsRequired: z.array(z.string()).default([]),
  extensionsUsed: z.array(z.string()).default([]),
  buffers: z.array(Buffers).max(64).default([]),
  bufferViews: z.array(BufferView).max(100_000).default([]),
  accessors: z.array(Accessor).max(50_000).default([]),
  meshes: z.array(z.looseObject({ primitives: z.array(Primitive).min(1).max(1_000) })).default([]),
  nodes: z.array(Node).default([]),
  images: z.array(Image).default([]),
  textures: z.array(z.looseObject({})).default([]),
  materials: z.array(z.looseObject({})).max(2_000).default([]),
  skins: z
    .array(z.looseObject({ joints: z.array(Index).max(2_000) }))
    .max(500)
    .default([]),
  animations: z
    .array(z.looseObject({ channels: z.array(z.unknown()).max(10_000) }))
    .max(500)
    .default([]),
  scenes: z
    .array(z.looseObject({ nodes: z.array(Index).default([]) }))
    .max(100)
    .default([]),
})
export type GltfShape = z.infer<typeof GltfShape>
