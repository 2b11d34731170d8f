/** Whether fingers are what this page is mostly used with. A page without a screen is not. */
export const isTouched = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
