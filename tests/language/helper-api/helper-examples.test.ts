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
const lacking = {
  'globals.openScene': 'no-such-scene',
  'item.text': 'has-no-text',
  'item.font': 'has-no-text',
  'item.pattern': 'has-no-pattern',
  'item.showPicture': 'needs-picture',
  'item.brightness': 'has-no-light',
  'item.play': 'needs-film',
  'item.pause': 'needs-film',
  'world.surroundings': 'no-surroundings',
  'world.sky': 'no-surroundings',
  'world.ground': 'no-surroundings',
  'world.fog': 'no-surroundings',
}

const examples = helperExamples({ thing: 'Dragon', scene: 'Scene' })
const dragon = frameEntity('d', {
  name: 'Dragon',
  kind: 'model',
  components: { model: { name: 'dragon' } },
})

test('[W08] every example can be run as it is: its values are ones that the helper takes', async () => {
  const failed: Record<string, string> = {}
  for (const { owner, name, example } of examples) {
    const { errors } = await runProgram({
      entities: [dragon, playerEntity()],
      tabs: { index: example },
      seconds: 0.1,
    })
    for (const { code } of errors) failed[`${owner}.${name}`] = code
  }
  expect(failed).toEqual(lacking)
})

test('no number of an example is one by which nothing happens', () => {
  const ofPlaces = /\{x: [^}]*\}/g
  for (const { example } of examples)
    expect(example.replaceAll(ofPlaces, '')).not.toMatch(/(?<![\w.#-])0(?![\w.])/)
})

test('the push of its example is a good one: the thing flies up', async () => {
  const { example = '' } = examples.find(({ owner, name }) => owner === 'item' && name === 'push') ?? {}
  const tells = `${example}\nawait wait(0.25)\nconsole.log(scene.get('Dragon').position.y > 0.5)`
  const { logs } = await runProgram({ entities: [dragon], tabs: { index: tells }, seconds: 1 })
  expect(logs).toEqual(['true'])
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
