/** The order that puts corners of the same joint side by side, and the stretch of each joint. `carriers`: each corner's joint. */
export function sortedByJoint(carriers: readonly number[], joints: number) {
  const members: number[][] = Array.from({ length: joints }, () => [])
  for (const [corner, joint] of carriers.entries()) members[joint]?.push(corner)
  let start = 0
  const ranges = members.map(({ length }) => {
    const range = { start, count: length }
    start += length
    return range
  })
  return { order: members.flat(), ranges }
}
