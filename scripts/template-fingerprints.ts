import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { germanSlugs } from '../content/german/german-blueprint.ts'
import { germanTemplateBytes } from '../content/german/german-template-bytes.ts'
import { templates } from '../content/templates/templates.ts'
import { fingerprintTemplate } from '../server/sync/fingerprint-template.ts'
import { templateFingerprints } from '../server/sync/template-fingerprints.ts'

/**
 * Writes the fingerprints by which the server knows the templates; a test fails when one is missing. Those of clientIDs that no
 * template has any more stay: worlds that began with them may still come.
 */
const known: Record<string, string> = { ...templateFingerprints }
const english = Object.values(templates).map(({ build }) => build())
for (const bytes of [...english, ...germanSlugs.map(germanTemplateBytes)]) {
  const { clientId, units } = fingerprintTemplate(bytes)
  known[clientId] = units
}
const entries = Object.entries(known).map(([clientId, units]) => `  ${clientId}: '${units}',\n`)
const source = `/**
 * Written by \`node scripts/template-fingerprints.ts\`: for each template's reserved clientID the fingerprints of all that it wrote,
 * in the order of its clock, 8 characters each.
 */
export const templateFingerprints: Readonly<Record<number, string>> = {
${entries.join('')}}
`
writeFileSync(fileURLToPath(new URL('../server/sync/template-fingerprints.ts', import.meta.url)), source)
