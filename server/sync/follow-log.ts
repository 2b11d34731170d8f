import type { LoadTools } from './load-project.ts'
import type { ProjectGate } from './project-gate.ts'

/** How often the log is asked what other processes have stored, in case that they could not say so. */
const lookEveryMs = 2_000

/**
 * Reads from the log what other processes store in the projects that are open here, whether or not Redis has said so; one query for all
 * of them. Answers how to stop. Does nothing when no other process writes the log.
 */
export function followLog(
  openGates: () => ReadonlyMap<string, ProjectGate>,
  { log, logger }: LoadTools,
): () => Promise<void> {
  if (!log.isShared) return async () => undefined
  let isStopped = false
  let timer: NodeJS.Timeout
  let looking: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    const gates = openGates()
    const ends = await log.ends([...gates.keys()])
    const behind = [...ends].flatMap(([projectId, end]) => {
      const gate = gates.get(projectId)
      return gate?.isBehind(end) ? [gate.refresh()] : []
    })
    await Promise.all(behind)
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => logger.warn({ err: error }, 'the log does not answer'))
        .finally(() => {
          if (!isStopped) plan()
        })
    }, lookEveryMs)
  }
  plan()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
}
