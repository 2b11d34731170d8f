import { expect, it } from 'vitest'
import { createFileLinks } from '../../server/assets/file-links.ts'
import { uploadAddresses } from '../../server/projects/upload-address.ts'
import type { ServerKeys } from '../../server/storage/ports/server-keys.ts'

/** Keys of a database that does not answer the first time. */
function keysAfterAHiccup(): ServerKeys {
  let asked = 0
  return {
    async key(name) {
      asked += 1
      if (asked === 1) throw new Error('the database is away for a moment')
      return name
    },
  }
}

const signers: readonly (readonly [string, (keys: ServerKeys) => () => Promise<string>])[] = [
  [
    'upload addresses',
    (keys) => {
      const addresses = uploadAddresses(keys)
      return () => addresses.make('project', 'person', 1)
    },
  ],
  [
    'file links',
    (keys) => {
      const links = createFileLinks(keys)
      return () => links.signed('key', 1)
    },
  ],
]

it.each(signers)('%s are made again as soon as the database answers', async (_, signer) => {
  const sign = signer(keysAfterAHiccup())
  await expect(sign()).rejects.toThrow('away')
  expect(await sign()).toMatch(/./)
})
