import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { readBlocksXml } from '../../interchange/blocks-xml/read-blocks-xml.ts'
import { writeBlocksXml } from '../../interchange/blocks-xml/write-blocks-xml.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import type { JsonObject } from '../../model/json.ts'
import { assertProperty } from '../commands/support/assert-property.ts'
import { indexId, workbench } from '../commands/support/workbench.ts'

const fresh = () => {
  let count = 0
  return () => `fresh${++count}`
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })
const anyBlock = fc.record({
  under: fc.nat(20),
  kind: fc.constantFrom('next', 'statement', 'value', 'free'),
  type: fc.constantFrom('controls_repeat', 'looks_say', 'later_block', 'math_number'),
  text: anyText,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  collapsed: fc.boolean(),
  x: fc.integer({ min: -500, max: 500 }),
})

test('[E03] what is written as XML is read as the same blocks, variables and comments', () => {
  const property = fc.property(fc.array(anyBlock, { maxLength: 12 }), anyText, (drafts, note) => {
    const taken = new Set<string>()
    const upserts = drafts.map(({ under, kind, type, text, number, collapsed, x }, index) => {
      const parent = `b${under % Math.max(1, index)}`
      const input = kind === 'next' ? 'next' : kind === 'statement' ? 'DO' : 'VALUE'
      const isFree = index === 0 || kind === 'free' || taken.has(`${parent} ${input}`)
      if (!isFree) taken.add(`${parent} ${input}`)
      return {
        id: `b${index}`,
        type,
        hasNext: true,
        at: isFree
          ? ({ parent: null, x, y: index } as const)
          : ({ parent, input, kind: kind === 'value' ? 'value' : 'statement' } as const),
        fields: { TEXT: text, NUMBER: number, VAR: { id: 'v1' } },
        extra: { ...(collapsed && { collapsed }), extraState: { text, list: [number] }, data: text },
        shadows: {
          VALUE: {
            type: 'math_number',
            fields: { NUM: number },
            inputs: { A: { shadow: { type: 'text' } } },
          },
        },
      }
    })
    const wanted = {
      upserts,
      variables: { upserts: [{ id: 'v1', name: 'a <b> & "c"', type: '' }], deletes: [] },
      comments: {
        upserts: [{ id: 'n1', text: note, x: 3, y: 4, width: 90, height: 50, collapsed: true }],
        deletes: [],
      },
    }
    const first = file({ ...wanted, deletes: [] })
    const read = readBlocksXml(writeBlocksXml(first), fresh())
    if (!read) throw new Error('our own XML must be readable')
    expect(toBlocklyState(file({ ...read, deletes: [] }))).toEqual(toBlocklyState(first))
  })
  assertProperty(property, 60)
})

function file(change: JsonObject | object) {
  const { bus } = workbench()
  const verdict = bus.execute(changeBlocks, { fileId: indexId, ...change } as never)
  expect(verdict).toMatchObject({ ok: true })
  return bus.project.blocks(indexId)
}

test('[E03] what Blockly itself writes is read: statements, values, shadows, a comment, ids that stand twice', () => {
  const read = readBlocksXml(
    `<xml xmlns="https://developers.google.com/blockly/xml"><variables><variable id="v">score</variable></variables>
      <block type="when_started" id="a" x="10" y="20"><comment pinned="true" h="80" w="160">why</comment><next>
        <block type="repeat" id="a" disabled-reasons="MANUALLY_DISABLED"><value name="TIMES"><shadow type="math_number" id="s"><field name="NUM">3</field></shadow></value>
          <statement name="DO"><block type="later"><field name="VAR" id="v">score</field></block></statement></block></next></block></xml>`,
    fresh(),
  )
  expect(read?.variables.upserts).toEqual([{ id: 'v', name: 'score', type: '' }])
  expect(read?.upserts).toEqual([
    {
      id: 'a',
      type: 'when_started',
      hasNext: true,
      at: { parent: null, x: 10, y: 20 },
      fields: {},
      extra: { icons: { comment: { text: 'why', pinned: true, height: 80, width: 160 } } },
      shadows: {},
    },
    {
      id: 'fresh1',
      type: 'repeat',
      hasNext: true,
      at: { parent: 'a', input: 'next', kind: 'statement' },
      fields: {},
      extra: { disabledReasons: ['MANUALLY_DISABLED'] },
      shadows: { TIMES: { type: 'math_number', fields: { NUM: '3' } } },
    },
    {
      id: 'fresh2',
      type: 'later',
      hasNext: true,
      at: { parent: 'fresh1', input: 'DO', kind: 'statement' },
      fields: { VAR: { id: 'v' } },
      extra: {},
      shadows: {},
    },
  ])
})

test('what is no XML of blocks is said to be none, and never throws', () => {
  const deep = '<xml>'.concat('<block type="a"><next>'.repeat(50_000))
  for (const text of [
    'no xml',
    '<html></html>',
    '<xml><block',
    deep,
    '<!DOCTYPE x [<!ENTITY a "b">]><xml>&a;</xml>',
  ])
    expect(readBlocksXml(text, fresh())).toBeUndefined()
  expect(readBlocksXml('', fresh())?.upserts).toEqual([])
  assertProperty(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      readBlocksXml(`<xml><block type="x">${text}</block></xml>`, fresh())
    }),
    300,
  )
})

test('a stack of 9,000 blocks is written, without the call stack', () => {
  const upserts = Array.from({ length: 9_000 }, (_, index) => ({
    id: `b${index}`,
    type: 'wait',
    hasNext: true,
    at:
      index === 0
        ? { parent: null, x: 0, y: 0 }
        : { parent: `b${index - 1}`, input: 'next', kind: 'statement' },
    fields: {},
    extra: {},
    shadows: {},
  }))
  expect(writeBlocksXml(file({ upserts, deletes: [] })).match(/<block /g)).toHaveLength(9_000)
})
