import { AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import styles from './Stats.module.css'
import { useWidth } from './use-width.ts'

export interface FunnelBar {
  readonly name: string
  readonly people: number
  /** Of a group too small to be shown. */
  readonly isHidden: boolean
  /** Of the first step: '45 %'. */
  readonly share: string
}

interface FunnelChartProps {
  readonly title: string
  readonly bars: readonly FunnelBar[]
  /** Stands in place of a figure that is not shown. */
  readonly few: string
}

const barHeight = 34
/** Room for the figures at the right, in px. */
const right = 96
/** About the width of a letter of the names, and what lies between them and the bars, in px. */
const [letter, gap] = [7.6, 14]

/** Bars below each other, the first step on top; a screen reader gets the table beside it instead. */
export function FunnelChart({ title, bars, few }: FunnelChartProps) {
  const [box, width] = useWidth()
  const height = bars.length * barHeight
  const left = Math.max(...bars.map(({ name }) => name.length), 1) * letter + gap
  const y = scaleBand({ domain: bars.map(({ name }) => name), range: [0, height], padding: 0.34 })
  const x = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ people }) => people))],
    range: [0, Math.max(40, width - left - right)],
  })
  return (
    <div ref={box} className={styles.chart}>
      <svg width={width} height={height} role="img" aria-label={title}>
        <Group left={left}>
          <AxisLeft
            scale={y}
            hideAxisLine
            hideTicks
            numTicks={bars.length}
            tickLabelProps={{
              dx: -10,
              dy: 5,
              textAnchor: 'end',
              className: styles.name ?? '',
              fill: '',
              fontSize: 14,
            }}
          />
          {bars.map(({ name, people, isHidden, share }) => (
            <Group key={name} top={y(name) ?? 0}>
              <Bar
                className={styles.track ?? ''}
                width={Math.max(40, width - left - right)}
                height={y.bandwidth()}
                rx={5}
              />
              <Bar className={styles.bar ?? ''} width={x(people)} height={y.bandwidth()} rx={5} />
              <text
                className={styles.figure}
                x={width - left - 2}
                y={y.bandwidth() / 2}
                dy="0.35em"
                textAnchor="end"
              >
                {isHidden ? few : `${people} · ${share}`}
              </text>
            </Group>
          ))}
        </Group>
      </svg>
    </div>
  )
}
