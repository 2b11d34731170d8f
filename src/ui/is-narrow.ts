/** Whether the window has no room for panels beside the scene: header, bar and panels are drawers then. */
export const isNarrow = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(max-width: 1023px)').matches
