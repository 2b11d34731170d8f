/** A path of this site with its query, whatever was asked for: an address that leads elsewhere (`//host`, `/\host`) becomes `/`. */
export function ownPath(wanted: string): string {
  const here = 'http://own.invalid'
  if (!wanted.startsWith('/') || !URL.canParse(wanted, here)) return '/'
  const { origin, pathname, search } = new URL(wanted, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}
