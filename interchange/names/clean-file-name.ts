/** A name as it may stand in a file's name: lower case, without spaces, leading digits and special characters (spec section 5). */
export function cleanFileName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}_-]/gu, '')
    .replace(/^[\p{Number}]+/u, '')
}
