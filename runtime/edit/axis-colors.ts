/** X red, Y green, Z blue (design, 'Tokens'); `active` is the part under the pointer. */
export const axisColors = { x: '#FF5A5F', y: '#7BD12B', z: '#6EA8FF', active: '#FFC94D' } as const
