import { expect, it } from 'vitest'
import { templates } from '../../content/templates/templates.ts'
import { fingerprintTemplate } from '../../server/sync/fingerprint-template.ts'
import { templateFingerprints } from '../../server/sync/template-fingerprints.ts'

it.each(Object.values(templates))(
  'the server knows what $slug wrote: `node scripts/template-fingerprints.ts` writes it down',
  ({ build }) => {
    const { clientId, units } = fingerprintTemplate(build())
    expect(templateFingerprints[clientId]).toBe(units)
  },
)
