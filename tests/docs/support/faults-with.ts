import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const settings = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  process.cwd(),
).options

/** Files as they are, which are read once for all that is asked. */
const read = new Map<string, ts.SourceFile | undefined>()

/** What the compiler says of files of the project where some read as given, by their path in it; those need not be there. */
export function faultsWith(given: Readonly<Record<string, string>>): readonly string[] {
  const texts = new Map(Object.entries(given).map(([file, text]) => [join(process.cwd(), file), text]))
  const host = ts.createCompilerHost(settings)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.getSourceFile = (file, ...how) => {
    if (texts.has(file)) return getSourceFile(file, ...how)
    const source = read.get(file) ?? getSourceFile(file, ...how)
    read.set(file, source)
    return source
  }
  const { incremental: _, tsBuildInfoFile: __, ...options } = settings
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  )
}

/** A file of the project with something written behind its first `after`. */
export function withInsert(file: string, after: string, insert: string): Readonly<Record<string, string>> {
  const text = readFileSync(file, 'utf8')
  const at = text.indexOf(after) + after.length
  if (at < after.length) throw new Error(`${file} has no ${after}`)
  return { [file]: text.slice(0, at) + insert + text.slice(at) }
}
