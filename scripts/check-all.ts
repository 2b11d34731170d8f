import { buildProduct } from './build-product.ts'
import { runStep } from './run-step.ts'
import { staticChecks } from './static-checks.ts'

/** `npm run check`: everything that a change must pass before it is committed, without a browser or a server. */
const steps = [
  ...(await staticChecks()),
  await runStep('unit and property tests', 'vitest', ['run', '--project', 'unit*']),
]
await buildProduct()
steps.push(await runStep('sizes', 'node', ['scripts/sizes.ts']))

console.log('')
for (const { name, ok, seconds } of steps) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
process.exit(steps.every(({ ok }) => ok) ? 0 : 1)
