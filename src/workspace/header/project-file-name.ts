/** The project's name as a file name that every system takes. `extension` with its dot. */
export function projectFileName(displayName: string, extension: string): string {
  const safe = displayName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80)
  return `${safe || 'project'}${extension}`
}
