/** Pixels of the longer side. */
const longest = 1280

/** The size of a film of a picture of this size. Even, since some formats take nothing else. Pixels. */
export function filmSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  const even = (pixels: number) => Math.max(2, 2 * Math.round((pixels * scale) / 2))
  return { width: even(width), height: even(height) }
}
