import ts from 'typescript'
import { expect, test } from 'vitest'
import { helperTypings } from '../../../language/helper-api/helper-typings.ts'
import { messagesIn } from '../../../language/helper-api/project-names.ts'

const names = { things: ['Dragon', "It's"], messages: ['go!'], scenes: ['Moon'], sounds: ['My song'] }

/** What the editor offers inside of the first quotes of a script. */
function offered(script: string): readonly string[] {
  const files: Readonly<Record<string, string>> = { 'api.d.ts': helperTypings('en', names), 'tab.js': script }
  const service = ts.createLanguageService({
    getScriptFileNames: () => Object.keys(files),
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) =>
      files[name] === undefined ? undefined : ts.ScriptSnapshot.fromString(files[name]),
    getCurrentDirectory: () => '',
    getCompilationSettings: () => ({ allowJs: true, noLib: true, target: ts.ScriptTarget.ESNext }),
    getDefaultLibFileName: () => 'none',
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
  })
  const at = script.indexOf("'") + 1
  return service.getCompletionsAtPosition('tab.js', at, {})?.entries.map(({ name }) => name) ?? []
}

test('the names of the project complete in strings', () => {
  expect(offered("scene.get('')")).toEqual(['Dragon', String.raw`It\'s`])
  expect(offered("onMessage('', () => {})")).toEqual(['go!'])
  const sounds = offered("sound.play('')")
  expect(sounds).toEqual(expect.arrayContaining(['My song', 'coin', 'happy-music']))
  expect(offered("sound.drum('')")).toContain('snare')
})

test('the messages of a project are those that its scripts send and wait for', () => {
  const sources = [
    'broadcast(\'go!\')\nonMessage("stop", () => {})',
    "broadcast('go!', 3)",
    'broadcast(name)',
  ]
  expect(messagesIn(sources)).toEqual(['go!', 'stop'])
})
