import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { recordsOf } from '../../model/document/records.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { anyCall } from './support/fuzz.ts'
import { sync } from './support/two-people.ts'
import { box, entityId, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const stepsOf = ({ bus }: Workbench): number =>
  bus.saveUndo().stacks.reduce((sum, { undo }) => sum + undo.length, 0)

test('[invariant 7] an accepted command is one transaction, one journal entry and at most one step', () => {
  let accepted = 0
  const property = fc.property(fc.array(anyCall, { minLength: 1, maxLength: 15 }), (calls) => {
    const bench = workbench()
    let updates = 0
    bench.document.on('update', () => updates++)
    for (const [index, call] of calls.entries()) {
      const before = { updates, entries: bench.journal.length, steps: stepsOf(bench) }
      const verdict = sendCall(bench.bus, call, `new-${index}`)
      const done = verdict.ok && verdict.changed ? 1 : 0
      accepted += done
      expect(updates - before.updates).toBe(done)
      expect(bench.journal.length - before.entries).toBe(done)
      expect(stepsOf(bench) - before.steps).toBeLessThanOrEqual(done)
    }
  })
  assertProperty(property, 80)
  expectOften('accepted commands', accepted, 50)
})

test('[invariant 30] a text is what the same edits make of a string', () => {
  const edit = fc.record({ at: fc.nat(60), remove: fc.nat(9), insert: fc.string({ unit: 'grapheme-ascii' }) })
  const property = fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
    const bench = workbench()
    let model = bench.bus.project.text(scriptId)
    for (const one of edits) {
      const at = Math.min(one.at, model.length)
      const remove = Math.min(one.remove, model.length - at)
      bench.bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert: one.insert }] })
      model = model.slice(0, at) + one.insert + model.slice(at + remove)
    }
    expect(bench.bus.project.text(scriptId)).toBe(model)
  })
  assertProperty(property, 80)
})

test('[invariant 35] undoing an addition hides it, redoing shows it with what others changed meanwhile', () => {
  const ana = workbench({ actor: 'ana', clientId: 100 })
  const ben = workbench({ actor: 'ben', clientId: 200 })
  ana.bus.execute(createEntity, box('new'))
  sync(ana, ben)
  ana.bus.undo('scene')
  ben.bus.execute(renameEntity, { entityId: entityId('new'), name: 'Theirs' })
  sync(ana, ben)
  sync(ben, ana)
  for (const { bus } of [ana, ben]) expect(bus.project.entity(entityId('new'))).toBeUndefined()
  ana.bus.redo('scene')
  sync(ana, ben)
  for (const { bus } of [ana, ben]) expect(bus.project.entity(entityId('new'))?.name).toBe('Theirs')
})

test('[invariant 34] no entity or tab ever lacks what it needs, whatever two people do and undo', () => {
  const act = fc.record({ who: fc.nat(1), undo: fc.nat(3), call: anyCall })
  const property = fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
    const people = [
      workbench({ actor: 'ana', clientId: 100 }),
      workbench({ actor: 'ben', clientId: 200 }),
    ] as const
    for (const [index, { who, undo, call }] of acts.entries()) {
      const me = people[who === 0 ? 0 : 1]
      if (undo === 0) me.bus.undo('scene')
      else sendCall(me.bus, call, `new-${index}`)
      if (index % 3 === 0) sync(people[0], people[1])
      if (index % 4 === 0) sync(people[1], people[0])
    }
    for (const { document } of people) {
      const records = recordsOf(document)
      for (const id of records.ids('files'))
        expect(Object.keys(records.record('files', id) ?? {})).toEqual(
          expect.arrayContaining(['name', 'kind', 'scene', 'order']),
        )
      for (const id of records.ids(`ents:${sceneId}`))
        expect(Object.keys(records.record(`ents:${sceneId}`, id) ?? {})).toEqual(
          expect.arrayContaining(['name', 'kind', 'place']),
        )
    }
  })
  assertProperty(property, 80)
})
