import { expect, test } from 'vitest'
import { compileScript } from '../../../language/compile/compile-script.ts'
import { asPublished, inDebugger, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'

const fileId = FileId.parse('tab1')
const compile = (source: string, how = asPublished) => compileScript({ fileId, name: 'Tab1', source, how })

const corpus = [
  'const f=()=>({a:1});',
  'const g=x=>x+1',
  '[1].map(async a=>await a)',
  'for(const a of [])for(const c of [])console.log(a, c);',
  'l: for(;;){break l}',
  'let a, b; if(a)while(b);else console.log()',
  'class A{m(){for(;;);} get x(){return 1} static { let y = 1 }}',
  'for await(const x of []){wait(x)}',
  'try{wait()}catch{wait()}',
  'try{wait()}catch({message}){wait(message)}',
  'let x=1; do x++; while(x<3)',
  'const h=a=>b=>c=>a+b+c',
  'class B extends Object{constructor(){super()}}',
  'function* numbers(){yield 1}',
  'const o={*g(){}, async m(){}, get v(){return 1}}',
  'return 5',
  'class C{static{for(;;){}} x=()=>{for(;;){}}}',
  'await wait(1)\nfor (const k in {}) { await wait(k) }',
]

const ways = { asPublished, inWorkspace, inDebugger }

test.each(corpus)('guarded code still parses and keeps its lines: %s', (source) => {
  for (const [way, how] of Object.entries(ways)) {
    const compiled = compile(source, how)
    expect(compiled, way).toMatchObject({ ok: true })
    if (!compiled.ok) return
    const { script } = compiled
    expect(script.source.split('\n'), way).toHaveLength(source.split('\n').length)
    const kind = script.isStoppable ? 'function*' : 'async function'
    expect(() => new Function(`"use strict";return ${kind} main(){${script.source}\n}`), way).not.toThrow()
  }
})

test('every loop, function and catch gets the guard', () => {
  const compiled = compile('while(1){}\nconst f=()=>1\ntry{}catch(e){}')
  expect(compiled.ok && compiled.script.source).toBe(
    'let __g0=0;for(;;){for(__g0=0;__g0<1024&&(1);__g0++){}if(__g0<1024)break;__g.s(1);}\nconst f=()=>(++__g.n>__g.max&&__g.f(2),1)\ntry{}catch(e){__g.r();}',
  )
})

test('each loop counts for itself, where its function begins', () => {
  const compiled = compile('function f(){for(;;)while(1){}}\nconst g=()=>{do;while(1)}')
  expect(compiled.ok && compiled.script.source).toBe(
    'function f(){if(++__g.n>__g.max)__g.f(1);let __g0=0,__g1=0;for(;;){if(++__g1>__g.m)__g1=__g.t(1);for(;;){for(__g0=0;__g0<1024&&(1);__g0++){}if(__g0<1024)break;__g.s(1);}}}\nconst g=()=>{if(++__g.n>__g.max)__g.f(2);let __g2=0;do{if(++__g2>__g.m)__g2=__g.t(2);;}while(1)}',
  )
  expect(compile('let __g7 = 1')).toMatchObject({ ok: false, error: { code: 'syntax.reserved-word' } })
  expect(compile('let __gv0 = 1')).toMatchObject({ ok: false, error: { code: 'syntax.reserved-word' } })
  expect(compile('let __gx = 1')).toMatchObject({ ok: true })
})

test('names of the guard and imports are refused where they stand', () => {
  expect(compile('let a\nlet __g = 1')).toMatchObject({
    ok: false,
    error: { line: 2, column: 5, code: 'syntax.reserved-word', params: { name: '__g' } },
  })
  expect(compile('import("x")')).toMatchObject({ ok: false, error: { code: 'syntax.no-import' } })
})
