import { spawn } from 'node:child_process'

export interface StepResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
}

/** Runs one command of `node_modules/.bin` with its output passed through; never throws for its failure. */
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StepResult> {
  const started = performance.now()
  console.error(`\n▸ ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ name, ok: false, seconds: 0 })
    })
    child.on('exit', (code) =>
      resolve({ name, ok: code === 0, seconds: (performance.now() - started) / 1000 }),
    )
  })
}
