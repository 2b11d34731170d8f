import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { AssetType } from '../../../model/assets/asset.ts'
import type { CheckVerdict } from '../../../server/assets/check/check-message.ts'
import { createFileChecker, type FileChecker } from '../../../server/assets/check/file-checker.ts'

/** Checks files of a test as the server does, in processes of their own. */
export interface CheckBench {
  readonly folder: () => string
  readonly checker: () => FileChecker
  readonly check: (type: AssetType, extension: string, bytes: Uint8Array) => Promise<CheckVerdict>
  /** The code of the refusal, or as what the file is kept. */
  readonly refusal: (type: AssetType, extension: string, bytes: Uint8Array) => Promise<string>
  /** What is kept of the last one. */
  readonly kept: () => Buffer
  readonly thumbnail: () => Buffer
}

/** Call it once in a test file. */
export function checkBench(): CheckBench {
  let folder = ''
  let checker: FileChecker
  let last = 0
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nestling-check-'))
    checker = createFileChecker()
  })
  afterAll(() => {
    checker.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const at = (name: string): string => join(folder, `${last}.${name}`)
  const check = (type: AssetType, extension: string, bytes: Uint8Array): Promise<CheckVerdict> => {
    last += 1
    writeFileSync(at('source'), bytes)
    return checker.do({
      type,
      extension,
      source: at('source'),
      target: at('kept'),
      thumbnail: at('small'),
    })
  }
  return {
    folder: () => folder,
    checker: () => checker,
    check,
    async refusal(type, extension, bytes) {
      const verdict = await check(type, extension, bytes)
      return verdict.ok ? `kept as ${verdict.facts.extension}` : verdict.code
    },
    kept: () => readFileSync(at('kept')),
    thumbnail: () => readFileSync(at('small')),
  }
}
