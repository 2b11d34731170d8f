/** Uploaded files: their bytes lie in the blob store, here is what is known of them. */
export interface AssetTables {
  blob: BlobTable
  asset: AssetTable
  published_asset: PublishedAssetTable
  upload: UploadTable
}

/** Everything that lies, or is about to lie, in the blob store. What nothing refers to is removed from there. */
interface BlobTable {
  /** SHA-256 of the bytes, and their extension. */
  key: string
  bytes: number
  /** When somebody uploaded it last; fresh ones are never removed. */
  touched_at: number
}

/** One file of one holder. */
interface AssetTable {
  id: string
  /** `person:` and an account's id, or `anonymous:` and the hash of a browser's token. */
  holder: string
  /** The account, so that its files go with it; `null` for anonymous ones. */
  user_id: string | null
  key: string
  /** SHA-256 of the file as it was uploaded, before it was made anew. */
  source_hash: string
  type: 'images' | 'sounds' | 'videos' | 'models'
  name: string
  /** As searches compare it. */
  name_key: string
  bytes: number
  thumbnail_key: string | null
  width: number | null
  height: number | null
  duration_ms: number | null
  triangles: number | null
  /** Of the pictures of a model, all together. */
  pixels: number | null
  created_at: number
  /** Anonymous ones end by themselves. */
  expires_at: number | null
  /** In the bin since. */
  deleted_at: number | null
}

/** Files that are part of a project: everybody who may see the project may have them. */
interface PublishedAssetTable {
  project_id: string
  /** That shows it, and takes it along when it goes; `null`: it came with the project. */
  publication_id: number | null
  key: string
}

/** An upload in parts. */
interface UploadTable {
  id: string
  holder: string
  type: AssetTable['type']
  name: string
  file_name: string
  length: number
  hash: string
  /** Bytes that have arrived for good. */
  received: number
  /** Names of the parts in the blob store, in their order, each after a blank. */
  parts: string
  created_at: number
}
