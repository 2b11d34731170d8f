const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
}

/**
 * The part of an address that a displayed name becomes: small letters, digits and single hyphens, at most 60 characters.
 * A name without any of these becomes `project`.
 */
export function slugOf(displayName: string): string {
  const plain = displayName
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøå]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'project' : slug
}
