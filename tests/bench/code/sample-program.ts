/** A program as learners write them, so many lines long: functions, loops, events, words, numbers. */
export function sampleProgram(lines: number): string {
  const part = (n: number) => `// step ${n}
const speed${n} = ${n % 7} + 0.5
let count${n} = 0
function step${n}(times) {
  for (let i = 0; i < times; i += 1) {
    if (i % 3 === 0 && count${n} < 100) {
      count${n} += i * speed${n}
    } else {
      count${n} -= 1
    }
  }
  return Math.max(count${n}, 0)
}
onKey('${'abcdefghij'[n % 10]}', async () => {
  while (count${n} < 5) {
    step${n}(3)
    await wait(0.1)
  }
  console.log(\`counted \${count${n}} of ${n}\`)
})
`
  const perPart = part(0).split('\n').length - 1
  return Array.from({ length: Math.ceil(lines / perPart) }, (_, n) => part(n)).join('')
}
