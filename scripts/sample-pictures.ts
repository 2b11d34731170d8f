/**
 * Takes the pictures of the samples that everybody finds, each while it runs, and writes them to `content/samples/pictures`, and short
 * films of them to `content/samples/films`. It needs the built frame. Run it after a sample or a model has changed:
 * `node scripts/sample-pictures.ts [slug …]` (none = all).
 */
import { writeFile } from 'node:fs/promises'
import { sampleDocument } from '../content/samples/sample-bytes.ts'
import { samples } from '../content/samples/samples.ts'
import { reservedClientIds } from '../model/document/reserved-client-ids.ts'
import { materialise } from '../model/project/materialise.ts'
import { shownSamples } from '../server/samples/shown-samples.ts'
import { openFrame } from './frame/open-frame.ts'
import { photographRun } from './thumbnails/photograph-run.ts'

const folder = 'content/samples'
const wanted = process.argv.slice(2)

for (const [slug] of shownSamples) {
  const sample = samples.find((one) => one.slug === slug)
  if (!sample || (wanted.length > 0 && !wanted.includes(slug))) continue
  const frame = await openFrame('play', { reducedMotion: false })
  try {
    const { picture, film } = await photographRun(
      frame,
      materialise(sampleDocument(sample, reservedClientIds, 'en')),
    )
    await writeFile(`${folder}/pictures/${slug}.jpg`, picture)
    await writeFile(`${folder}/films/${slug}.webp`, film)
    console.log(`${slug}: ${picture.length} B, film ${film.length} B`)
  } finally {
    await frame.close()
  }
}
