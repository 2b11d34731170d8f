import { readFile } from 'node:fs/promises'
import { encodeDocument } from '../../commands/core/encode-document.ts'
import type { Sample } from '../../content/samples/sample.ts'
import { sampleDocument } from '../../content/samples/sample-bytes.ts'
import { reservedClientIds } from '../../model/document/reserved-client-ids.ts'
import type { Locale } from '../../protocol/locale.ts'

/** Always the same, so that a sample that has not changed has the bytes that it had. */
const houseClientId = reservedClientIds

const pictures = new URL('../../content/samples/pictures/', import.meta.url)

export interface SamplePublication {
  readonly displayName: string
  readonly description: string
  /** Yjs v2. */
  readonly document: Uint8Array
  /** JPEG, taken by `scripts/render-thumbnails.ts`. */
  readonly picture: Uint8Array
}

/** A sample as it is published, in English, or would be in another language. */
export const samplePublication = async (
  sample: Sample,
  locale: Locale = 'en',
): Promise<SamplePublication> => ({
  displayName: sample.name[locale],
  description: sample.about[locale],
  document: encodeDocument(sampleDocument(sample, houseClientId, locale)),
  picture: await readFile(new URL(`${sample.slug}.jpg`, pictures)),
})
