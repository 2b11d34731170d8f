/** Whether a media query holds. On a page without a screen none does. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches
