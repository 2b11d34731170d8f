/** Whether this is a small screen that is touched, held either way. A page without a screen is not. */
export const isPhone = (): boolean =>
  typeof matchMedia === 'function' &&
  matchMedia('(pointer: coarse) and (max-width: 640px), (pointer: coarse) and (max-height: 480px)').matches
