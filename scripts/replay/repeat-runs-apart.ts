import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Milliseconds; a script may hold the process where no loop guard looks. */
const longest = 600_000

const Report = z.looseObject({ runs: z.int(), runsDiverged: z.int(), runsNotRepeated: z.int() })
export type RunsApart = z.infer<typeof Report> | { readonly why: string }

/**
 * `repeatRuns` for the recording in `file`, in a process of its own that may read the project and that file, and neither write, nor start
 * anything, nor make code from texts: in our own process no script of a stranger would be kept in. `why`: how that process failed.
 */
export function repeatRunsApart(file: string): RunsApart {
  const root = realpathSync(join(import.meta.dirname, '../..'))
  const path = realpathSync(resolve(file))
  // It may lie elsewhere, behind a link.
  const packages = realpathSync(join(root, 'node_modules'))
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${root}`,
      `--allow-fs-read=${packages}`,
      `--allow-fs-read=${path}`,
      '--disallow-code-generation-from-strings',
      join(root, 'scripts/repeat-runs.ts'),
      path,
    ],
    { encoding: 'utf8', timeout: longest },
  )
  if (status !== 0)
    return { why: `runs not repeated: ${signal ?? stderr.trim().split('\n').at(-1) ?? status}` }
  return Report.parse(JSON.parse(stdout))
}
