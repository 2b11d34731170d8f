import { readTrace } from '../../support/traces/trace.ts'

/** One sentence that says why a file cannot be typed as a trace; `undefined` when it can. */
export function whyNoTrace(file: string): string | undefined {
  try {
    readTrace(file)
    return undefined
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing
      ? `There is no file ${file}.`
      : `${file} is not a recorded text (josephg/editing-traces).`
  }
}
