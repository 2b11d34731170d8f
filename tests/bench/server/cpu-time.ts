import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const tick = 10

/** Milliseconds of processor time that a process has used; unlike time by the clock it does not depend on what else the machine does. */
export function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick
}
