/**
 * `node lighthouse.mjs PORT URL …`: what Lighthouse gives each page in the Chromium that listens on a port, as a phone of the middle class with
 * a slow network. Prints a JSON list: points of 100 by category, and what it found fault with.
 */
import lighthouse from 'lighthouse'

const [port, ...urls] = process.argv.slice(2)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const results = []
for (const url of urls) {
  const lhr = await looked(url)
  const points = categories.map((id) => [id, Math.round((lhr.categories[id].score ?? 0) * 100)])
  const faults = categories.flatMap((id) =>
    lhr.categories[id].auditRefs
      .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id].score ?? 1) < 0.9)
      .map((ref) => `${id}: ${ref.id} ${lhr.audits[ref.id].displayValue ?? ''}`.trim()),
  )
  results.push({ url, points: Object.fromEntries(points), faults })
}
/** What Lighthouse says of a page; now and then its recording misses the moment at which the page began, and it asks to be run again. */
async function looked(url) {
  for (let tries = 1; ; tries++) {
    const { lhr } = await lighthouse(url, {
      port: Number(port),
      onlyCategories: categories,
      logLevel: 'silent',
    })
    if (!lhr.runtimeError) return lhr
    if (tries === 3) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  }
}

process.stdout.write(JSON.stringify(results))
