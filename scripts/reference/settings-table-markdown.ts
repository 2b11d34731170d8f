import { settingsTable } from '../../server/settings/settings-table.ts'

/** The table of all settings, as the documentation shows it. */
export function settingsTableMarkdown(): string {
  const rows = settingsTable.map(
    ({ name, standard, meaning }) =>
      `| \`${name}\` | ${standard === '' ? 'none' : `\`${standard}\``} | ${meaning} |`,
  )
  return ['| variable | standard | meaning |', '|---|---|---|', ...rows].join('\n')
}
