/**
 * Takes the short films of the starter worlds, each while it runs, for their tiles, and writes them to `content/templates/films`. It needs the built
 * frame. Run it after a world or a model has changed: `node scripts/world-films.ts [slug …]` (none = all).
 */
import { writeFile } from 'node:fs/promises'
import { templateProjectIn } from '../content/templates/template-project-in.ts'
import { isTileSlug } from '../content/templates/template-slugs.ts'
import { templates } from '../content/templates/templates.ts'
import { openFrame } from './frame/open-frame.ts'
import { photographRun } from './thumbnails/photograph-run.ts'

const folder = 'content/templates/films'
const wanted = process.argv.slice(2)

for (const slug of Object.keys(templates).filter(isTileSlug)) {
  if (slug === 'blank' || (wanted.length > 0 && !wanted.includes(slug))) continue
  const frame = await openFrame('play', { reducedMotion: false })
  try {
    const { film } = await photographRun(frame, await templateProjectIn(slug, 'en'))
    await writeFile(`${folder}/${slug}.webp`, film)
    console.log(`${slug}: film ${film.length} B`)
  } finally {
    await frame.close()
  }
}
