/** The parts of a path, without the dashboard's prefix; none for one that is written wrongly. */
export function pathSegments(path: string): readonly string[] {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    return segments[0] === 'dashboard' ? segments.slice(1) : segments
  } catch {
    return []
  }
}
