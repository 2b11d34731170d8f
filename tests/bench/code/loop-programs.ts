const crowd = `const things = []
for (let n = 0; n < 200; n += 1) things.push({ x: n, y: 0, z: n % 7, speed: 0.1 + n / 100 })
`

/**
 * Programs whose time goes into their loops, as learners come to write them. Each does another thing that an engine is clever about; what it
 * makes of the first without a guard (its sine is the same for all things) is the hardest to keep.
 */
export const loopPrograms = {
  'circling things': `${crowd}
function far(a, b) { return Math.hypot(a.x - b.x, a.z - b.z) }
let near = 0
for (let round = 0; round < 100; round += 1) {
  for (const thing of things) {
    thing.x += Math.sin(round / 10) * thing.speed
    thing.z += Math.cos(round / 10) * thing.speed
    if (far(thing, things[0]) < 5) near += 1
    thing.y = Math.max(0, thing.y - 0.01)
  }
}
return near`,
  'wandering things': `${crowd}
for (let round = 0; round < 100; round += 1) {
  for (const thing of things) {
    thing.x += Math.sin(thing.z) * thing.speed
    thing.z += Math.cos(thing.x) * thing.speed
  }
}
return things[7].x`,
  'forEach with an arrow': `${crowd}
for (let round = 0; round < 100; round += 1) {
  things.forEach((thing) => { thing.x += Math.sin(thing.z) * thing.speed; if (thing.x > 50) thing.x = 0 })
}
return things.filter((thing) => thing.x > 5).map((thing) => thing.x).length`,
  'sorting by swaps': `const list = []
for (let i = 0; i < 300; i += 1) list.push((i * 7919) % 1000)
for (let i = 0; i < list.length; i += 1) {
  for (let j = 0; j < list.length - 1 - i; j += 1) {
    if (list[j] > list[j + 1]) { const kept = list[j]; list[j] = list[j + 1]; list[j + 1] = kept }
  }
}
return list[0]`,
  'prime numbers': `const isPrime = []
for (let i = 0; i < 50000; i += 1) isPrime.push(true)
for (let i = 2; i * i < 50000; i += 1) {
  if (isPrime[i]) for (let j = i * i; j < 50000; j += i) isPrime[j] = false
}
let count = 0
for (const prime of isPrime) if (prime) count += 1
return count`,
  'counting letters': `let text = ''
let vowels = 0
for (let i = 0; i < 3000; i += 1) text += 'abcdefghij'[i % 10]
for (const letter of text) { if ('aeiou'.includes(letter)) vowels += 1 }
return vowels`,
  'a function of itself': `function rabbits(month) { return month < 2 ? month : rabbits(month - 1) + rabbits(month - 2) }
return rabbits(20)`,
  'the game of life': `const grid = []
for (let row = 0; row < 60; row += 1) {
  const line = []
  for (let column = 0; column < 60; column += 1) line.push((row * 31 + column * 17) % 10 < 3 ? 1 : 0)
  grid.push(line)
}
function neighbours(row, column) {
  let count = 0
  for (let down = -1; down <= 1; down += 1) for (let right = -1; right <= 1; right += 1) {
    if (down === 0 && right === 0) continue
    const line = grid[row + down]
    if (line && line[column + right] === 1) count += 1
  }
  return count
}
let alive = 0
for (let row = 0; row < 60; row += 1) for (let column = 0; column < 60; column += 1) {
  const count = neighbours(row, column)
  if (count === 3 || (count === 2 && grid[row][column] === 1)) alive += 1
}
return alive`,
} as const satisfies Record<string, string>
