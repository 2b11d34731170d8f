import ts from 'typescript'
import { expect, test } from 'vitest'
import { helperExamples } from '../../../language/helper-api/helper-examples.ts'
import { helperTypings } from '../../../language/helper-api/helper-typings.ts'
import { frameEntity, playerEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const names = { things: ["Tom's box"], messages: [], scenes: [], sounds: [] }

test('[W08] every helper has an example that the editor finds nothing wrong with', () => {
  const examples = helperExamples({ thing: "Tom's box", scene: 'Scene' })
  const files: Record<string, string> = { 'api.d.ts': helperTypings('en', names) }
  for (const [index, { example }] of examples.entries()) files[`${index}.ts`] = `export {}\n${example}\n`
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name, target) =>
      files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], target),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
  }
  const options = {
    noLib: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    strict: true,
    types: [],
  }
  const program = ts.createProgram(Object.keys(files), options, host)
  const wrong = examples.flatMap(({ example }, index) => {
    const file = program.getSourceFile(`${index}.ts`)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found.map(({ messageText }) => `${example}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  })
  // Without the standard library the checker lacks these everywhere.
  expect(wrong.filter((text) => !/Cannot find global|Promise|'Array'|IterableIterator/.test(text))).toEqual(
    [],
  )
  expect(examples.length).toBeGreaterThan(60)
})

/** What a world lacks for some of them: nothing is a text, a picture, a light and a sky at once. */
const lacking =
  /^(no-such-scene|no-surroundings|has-no-text|has-no-light|has-no-pattern|needs-picture|needs-film)$/

test('[W08] every example can be run as it is: its values are ones that the helper takes', async () => {
  const failed: string[] = []
  for (const { example } of helperExamples({ thing: 'Dragon', scene: 'Scene' })) {
    const { errors } = await runProgram({
      entities: [
        frameEntity('d', { name: 'Dragon', kind: 'model', components: { model: { name: 'dragon' } } }),
        playerEntity(),
      ],
      tabs: { index: example },
      seconds: 0.1,
    })
    failed.push(...errors.filter(({ code }) => !lacking.test(code)).map(({ code }) => `${example}: ${code}`))
  }
  expect(failed).toEqual([])
})

test('what is said of a parameter is words to the editor, from its first letter on', () => {
  const file = ts.createSourceFile('api.d.ts', helperTypings('en', names), ts.ScriptTarget.ESNext, true)
  const said: string[] = []
  const read = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) {
      if (!ts.isJSDocParameterTag(tag)) continue
      expect(tag.typeExpression, tag.getText()).toBeUndefined()
      said.push(ts.getTextOfJSDocComment(tag.comment) ?? '')
    }
    ts.forEachChild(node, read)
  }
  read(file)
  expect(said).toContain('- {seconds: 1} takes that long; 1 alone does too')
})
