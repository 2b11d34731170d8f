import { expect, it } from 'vitest'
import { germanSlugs } from '../../content/german/german-blueprint.ts'
import { germanTemplateBytes } from '../../content/german/german-template-bytes.ts'
import { templates } from '../../content/templates/templates.ts'
import { fingerprintTemplate } from '../../server/sync/fingerprint-template.ts'
import { templateFingerprints } from '../../server/sync/template-fingerprints.ts'

const german = germanSlugs.map((slug) => ({
  slug: `${slug} in German`,
  build: () => germanTemplateBytes(slug),
}))

it.each([...Object.values(templates), ...german])(
  'the server knows what $slug wrote: `node scripts/template-fingerprints.ts` writes it down',
  ({ build }) => {
    const { clientId, units } = fingerprintTemplate(build())
    expect(templateFingerprints[clientId]).toBe(units)
  },
)
