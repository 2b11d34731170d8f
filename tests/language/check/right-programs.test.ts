import { expect, test } from 'vitest'
import { checkScript } from '../../../language/check/check-script.ts'
import { compileScript } from '../../../language/compile/compile-script.ts'
import { inDebugger, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'

const project = { things: ['Dragon', 'Kid'], scenes: ['Garden'], sounds: [], sentElsewhere: [] }

/** Programs that a reviewer found to be complained about, or spoiled, although nothing is wrong with them. */
const right = {
  'a result named like what makes it': 'const map = [1, 2].\n  map((x) => x * 2)\nconsole.log(map)',
  'an own value behind a point at the end': 'const points = {range: 3}\nconsole.log(points.\n  range)',
  'a helper of a thing behind a point at the end':
    "const dragon = scene.get('Dragon')\nconst say = (text) => dragon.say(text)\nawait dragon.\n  say('Hi')\nsay('x')",
  'a value that is set behind a point at the end':
    "const dragon = scene.get('Dragon')\nlet position = {x: 0, y: 1, z: 2}\ndragon.\n  position = position",
  'a member of its own class':
    'class A {\n  speed = 1\n  go() {\n    const speed = 4\n    return speed + this.\nspeed\n  }\n}\nconsole.log(new A().go())',
  'keys that few keyboards have': [
    'NumLock',
    'ScrollLock',
    'Pause',
    'PrintScreen',
    'Clear',
    'Help',
    'F13',
    'ß',
    'ContextMenu',
  ]
    .map((key) => `onKey('${key}', () => console.log(1))`)
    .join('\n'),
  'a text that fills its placeholders itself': `const name = 'Mia'\nconst text = 'Hello \${name}'\nconsole.log(text.replace('\${name}', name))`,
  'a placeholder that no value of the program belongs to': `console.log('Write \${name} here')`,
  'a placeholder in its own marks': `const name = 3\nconsole.log(\`Hello \${name}\`)`,
  'a sign before a brace': "const name = 3\nconsole.log('$' + '{' + name + '}', '{name}', '$name')",
  'conditions that compare each value': [
    'const x = 3',
    'const isDone = false',
    "if (x === 1 || x === 2 || isDone) console.log('a')",
    "if (x === 1 || true) console.log('b')",
    "if (x > 1 && (x < 9 || !isDone)) console.log('c')",
    "if (isDone || 'b' in {}) console.log('d')",
    "if (x % 2 === 1 && 5 < x) console.log('e')",
    'while (x === 1 || x === (isDone ? 1 : 2)) break',
    'const either = x === 1 || 2',
    'console.log(either)',
    "if ((x || 2) === 3) console.log('f')",
  ].join('\n'),
  'who asks first whether there is a globalThis':
    "if (typeof globalThis !== 'undefined') console.log(globalThis.document)",
  'a global that may be missing': 'console.log(globalThis?.document)',
  'own names in the words of other languages':
    'const repeat = (n) => n\nconst def = 3\nconst when = () => def\nconsole.log(repeat(10) + when())\nconst from = [def]\nfor (const on of from) console.log(on)',
  'seconds of an own value': 'const move = () => ({ seconds: (n) => n })\nconsole.log(move(2).seconds(1))',
  'a list of what counts its own length': 'console.log(Array.from({ get length() { return 3 } }).length)',
  'a list whose length has a name': 'const length = 3\nconsole.log(Array.from({ length }).length)',
  'a list whose length is the last of several': 'console.log(Array.from({ length: (1, 2) }).length)',
}

test.each(Object.entries(right))('nothing is said of %s, and it can run', (_, source) => {
  expect(checkScript(source, project)).toEqual([])
  for (const how of [inWorkspace, inDebugger]) {
    const compiled = compileScript({ fileId: FileId.parse('f'), name: 'Tab1', source, how })
    expect(compiled.ok).toBe(true)
    const code = compiled.ok ? compiled.script.source : ''
    // The engine reads it too.
    const isGenerator = compiled.ok && compiled.script.isStoppable === true
    expect(
      () => new Function(`return async function${isGenerator ? '*' : ''}(__g) {${code}\n}`),
    ).not.toThrow()
  }
})
