import { spawn } from 'node:child_process'

export interface StepResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
}

export interface StepOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Shows the output in one piece when the step has ended, so that steps can run beside each other. */
  readonly atTheEnd?: boolean
}

/** Runs one command of `node_modules/.bin` with its output passed through; never throws for its failure. */
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  { env = {}, atTheEnd = false }: StepOptions = {},
): Promise<StepResult> {
  const started = performance.now()
  const heading = `\n▸ ${name}`
  if (!atTheEnd) console.error(heading)
  const output = atTheEnd ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    const end = (ok: boolean): void => {
      if (atTheEnd) console.error(`${heading}\n${Buffer.concat(said).toString()}`)
      resolve({ name, ok, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      console.error(error.message)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
