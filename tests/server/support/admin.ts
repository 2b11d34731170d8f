import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../server/admin/main.ts', import.meta.url))

/** `npm run admin -- …` in a process of its own, over the data of a server that may be running. */
export function admin(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  ...words: readonly string[]
): Promise<{ readonly isFine: boolean; readonly out: string }> {
  const { promise, resolve } = Promise.withResolvers<{ isFine: boolean; out: string }>()
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  execFile(process.execPath, [main, ...words], { env }, (error, stdout, stderr) =>
    resolve({ isFine: error === null, out: (stdout + stderr).trim() }),
  )
  return promise
}
