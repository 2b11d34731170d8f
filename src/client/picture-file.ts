/** The file in a data URL of a JPEG or PNG; nothing for any other text. */
export function pictureFile(dataUrl: string): Blob | undefined {
  const [head = '', base64] = dataUrl.split(',')
  const type = /^data:(image\/(?:jpeg|png));base64$/.exec(head)?.[1]
  if (!type || !base64) return undefined
  return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type })
}
