import * as Y from 'yjs'

/** A file that begins like a PNG. */
export const pngPicture = (): Blob =>
  new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])])

/** The smallest document that can be published, with `text` as its name; equal texts make equal bytes. */
export function documentBytes(text: string): Uint8Array<ArrayBuffer> {
  const document = new Y.Doc()
  document.clientID = 7
  document.getMap('meta').set('displayName', text)
  return new Uint8Array(Y.encodeStateAsUpdateV2(document))
}

export const publishedDocument = (text: string): Blob => new Blob([documentBytes(text)])
