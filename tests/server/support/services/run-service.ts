import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** A program that tests stand on, in a process of its own. */
export interface Service {
  readonly url: string
  /** kill -9. Its data stays. */
  kill(): Promise<void>
  /** Starts it again over the same data, at the same address. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  end(): Promise<void>
}

/** The ids that `user` has on this machine, when this process is root and has to become somebody else. */
export function idsOf(user: string): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${user}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** Runs a program that ends when this process does, however that happens. */
export function spawnBound(
  command: string,
  args: readonly string[],
  ids?: { readonly uid: number; readonly gid: number },
): ChildProcess {
  const as = ids ? [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'] : []
  return spawn('setpriv', [...as, '--pdeathsig=KILL', command, ...args], { stdio: 'ignore', cwd: '/tmp' })
}

/** Ends a process at once; resolves when it is gone. */
export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
