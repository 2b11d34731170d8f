import * as Y from 'yjs'

/** One red pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A PNG. */
export const pngPicture = (): Blob => new Blob([Buffer.from(png, 'base64')])

const jpeg =
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgo' +
  'KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAU' +
  'EAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCWAAqu/9k='

/** A JPEG, two pixels wide. */
export const jpegPicture = (): Blob => new Blob([Buffer.from(jpeg, 'base64')], { type: 'image/jpeg' })

/** The smallest document that can be published, with `text` as its name; equal texts make equal bytes. */
export function documentBytes(text: string): Uint8Array<ArrayBuffer> {
  const document = new Y.Doc()
  document.clientID = 7
  document.getMap('meta').set('displayName', text)
  return new Uint8Array(Y.encodeStateAsUpdateV2(document))
}

export const publishedDocument = (text: string): Blob => new Blob([documentBytes(text)])
