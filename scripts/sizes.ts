import { measureSizes } from './measure-sizes.ts'

/** `npm run sizes`: fails when a page sends more JavaScript than its budget (architecture 11). */
let isWithin = true
for (const { name, bytes, budget } of await measureSizes()) {
  const ok = bytes <= budget
  isWithin &&= ok
  console.log(
    `${ok ? '✓' : '✗'} ${name}: ${(bytes / 1000).toFixed(0)} KB of ${(budget / 1000).toFixed(0)} KB`,
  )
}
process.exit(isWithin ? 0 : 1)
