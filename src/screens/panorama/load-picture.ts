/** A picture that can be drawn; `null` when it could not be loaded. */
export async function loadPicture(path: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = path
  try {
    await picture.decode()
    return picture
  } catch {
    return null
  }
}
