import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useId } from 'react'
import { saveFile } from '../../client/save-file.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Stats.module.css'
import { type StatTableData, tableCsv } from './stat-table.ts'

/** The name of every download (spec 9). */
const fileName = 'statistics.csv'

interface StatTableProps {
  readonly title: string
  readonly data: StatTableData
}

/** Figures in a table that can be downloaded. The first column says what a row is about. */
export function StatTable({ title, data }: StatTableProps) {
  const t = useT()
  const id = useId()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
        <table>
          <caption id={id}>{title}</caption>
          <Rows data={data} />
        </table>
      </section>
      <Button
        size="small"
        icon={<DownloadSimpleIcon weight="bold" />}
        onClick={() => saveFile(fileName, new TextEncoder().encode(tableCsv(data)))}
      >
        {t('statistics.download')}
      </Button>
    </>
  )
}

/** The rows of a table of figures, wherever it stands. */
export function Rows({ data: { columns, rows } }: { readonly data: StatTableData }) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
