/**
 * The email rule of spec 5: an @ that is not first, a later dot beyond index 2 with at least two characters after it,
 * and no '@@'. At most 254 characters, as mail itself allows.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const dot = text.lastIndexOf('.')
  return at > 0 && dot > at && dot > 2 && text.length - dot > 2 && !text.includes('@@') && text.length <= 254
}
