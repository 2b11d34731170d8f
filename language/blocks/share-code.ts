import type { BlockCoder } from './block-coder.ts'

/** The percent in a slot as a share from 0 to 1. */
export function shareCode(coder: BlockCoder, input: string): string {
  const percent = coder.number(input)
  return coder.isPlainNumber(input) ? String(Number(percent) / 100) : `(${percent}) / 100`
}
