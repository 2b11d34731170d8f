/** Whether somebody asked the device for less movement. A page without a screen moves nothing. */
export const prefersCalm = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches
