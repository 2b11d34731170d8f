type Flat = readonly [x: number, z: number]

/** The axes of the ground that come nearest to the picture's right and ahead; `yaw` in radians, 0 looks along -z. */
export function groundDirections(yaw: number): { readonly right: Flat; readonly ahead: Flat } {
  const quarter = ((Math.round(yaw / (Math.PI / 2)) % 4) + 4) % 4
  const right = rights[quarter] ?? rights[0]
  return { right, ahead: [right[1], -right[0] + 0] }
}

/** To the right when looking along -z, -x, z and x. */
const rights = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const satisfies readonly Flat[]
