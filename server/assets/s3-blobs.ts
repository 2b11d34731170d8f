import { Readable } from 'node:stream'
import { GetObjectCommand, HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { BlobStore } from './blob-store.ts'

/** How an S3 store is reached. */
export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

/**
 * Bytes as objects of an S3 bucket, Amazon's or anyone's: addresses by path, no access lists, and checksums only where they are asked for,
 * since many stores know neither.
 */
export function s3Blobs({ endpoint, region, bucket, accessKey, secretKey }: S3Settings): BlobStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    put: (key, bytes, type) => disk.put(key, bytes, { contentType: type, contentLength: bytes.byteLength }),
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        return ContentLength
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },
    async read(key, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      )
      if (!(Body instanceof Readable)) throw new Error(`the store gave no bytes for ${key}`)
      return Body
    },
    delete: (key) => disk.delete(key),
    // The store keeps whole objects only.
    clearUnfinished: async () => {},
  }
}
