import fc from 'fast-check'
import { inflateSync } from 'fflate'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { CommandType } from '../../../commands/catalogue.ts'
import { commandByType, latestCommand } from '../../../commands/command-by-type.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { redactRecording } from '../../../commands/replay/redact-recording.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { blockWords } from '../../../language/blocks/block-words.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import type { Project } from '../../../model/project/project.ts'
import { generateRecording } from '../../../scripts/replay/generate-recording.ts'
import { assertProperty } from '../support/assert-property.ts'
import { box } from '../support/workbench.ts'

const secret = 'lisamarker'
const Secret = 'Lisamarker'

/** Commands with the marker in every place that a person can write. */
function writings(project: Project, id: string): readonly (readonly [CommandType, object])[] {
  const [scene] = project.scenes
  const sceneId = scene!.id
  const thing = project.entities(sceneId).find(({ kind }) => kind === 'shape')?.id ?? 'gone'
  const own = { [secret]: { [`${secret}-${id}`]: [Secret, { id: Secret, type: Secret, c: Secret }] } }
  const aframe = { id: `${secret}-${id}`, [`animation__${Secret}`]: { [secret]: Secret, font: Secret } }
  const file = {
    type: 'images',
    fileName: `${Secret} ${id}.png`,
    key: Secret,
    link: `/${Secret}`,
    isDisabled: false,
  }
  const block = { id: `${id}-b`, type: 'wait', hasNext: true, at: { parent: null, x: 0, y: 0 } }
  const note = { id: `${id}-n`, text: Secret, x: 0, y: 0, width: 100, height: 100 }
  const parts = {
    fields: { TEXT: Secret, ITEM: Secret, VAR: { id: Secret }, [Secret]: Secret, COLOR: Secret },
    extra: {
      data: Secret,
      icons: { comment: { text: Secret } },
      extraState: { name: Secret, params: [Secret], [secret]: 1 },
    },
    shadows: { [Secret]: { shadow: { type: secret, fields: { NUM: Secret } } } },
  }
  const definition = {
    ...block,
    id: `${id}-d`,
    type: 'procedures_defnoreturn',
    fields: { NAME: Secret },
    extra: {},
    shadows: {},
  }
  return [
    [
      'entity.create',
      {
        ...box(`${id}-e`),
        sceneId,
        name: `${Secret} ${id}`,
        kind: `${secret}-kind`,
        components: { aframe, ...own },
      },
    ],
    ['entity.rename', { entityId: thing, name: `${id} ${Secret}` }],
    ['entity.set-component', { entityId: thing, component: secret, value: own }],
    [
      'entity.set-component',
      { entityId: thing, component: 'text', value: { value: Secret, color: '#112233' } },
    ],
    ['entity.set-property', { entityId: thing, component: secret, property: Secret, value: Secret }],
    [
      'entity.change-component',
      { component: `${secret}x`, property: Secret, changes: [{ entityId: thing, value: own }] },
    ],
    ['entity.remove-component', { entityId: thing, component: `${secret}x` }],
    ['project.rename', { displayName: `${Secret} ${id}` }],
    ['project.describe', { description: `${Secret} ${id}` }],
    ['project.name-moment', { name: `${Secret} ${id}` }],
    ['scene.rename', { sceneId, name: `${Secret} ${id}` }],
    ['scene.set-template', { sceneId, template: `${secret}-${id}` }],
    [
      'file.create',
      { fileId: `${id}-f`, sceneId, kind: 'js', name: `${Secret} ${id}`, text: `let ${Secret} = 1` },
    ],
    ['file.edit-text', { fileId: `${id}-f`, edits: [{ at: 4, remove: 3, insert: `${Secret}${Secret} ` }] }],
    ['file.create', { fileId: `${id}-g`, sceneId, kind: 'blocks' }],
    [
      'blocks.change',
      { fileId: `${id}-g`, gesture: Secret, upserts: [{ ...block, ...parts }, definition], deletes: [] },
    ],
    ['variable.create', { fileId: `${id}-g`, variable: { id: `${id}-v`, name: Secret, type: Secret } }],
    ['comment.create', { fileId: `${id}-g`, comment: note }],
    ['asset.add', { assetId: `${id}-a`, ...file }],
    ['asset.credit', { assetId: `${id}-a`, credit: Secret, licence: 'own' }],
    ['doodle.create', { doodleId: `${id}-s`, name: `${Secret} ${id}`, width: 10, height: 10 }],
  ]
}

/** The changes of a generated session, with what a person writes between them; sometimes it is undone, or comes from somebody else. */
function written(seed: number) {
  const session = generateRecording({ commands: 60, seed })
  const entries: JournalEntry[] = []
  const { document, loaded } = openDocument(100)
  Y.applyUpdateV2(document, session.base.document)
  loaded()
  let ids = 0
  const newId = () => `command-${++ids}`
  const journal = { append: (entry: JournalEntry) => entries.push(entry) }
  const bus = createCommandBus({
    document,
    actor: Secret,
    clock: () => ids * 100,
    newId,
    journal,
    keyframeEvery: 20,
  })
  const base = recordingBase(document, bus, 'test')
  const sent = new Set<string>()
  let next = 0
  for (const [at, { event }] of session.entries.entries()) {
    if (event.kind !== 'command') continue
    const { type, version, payload } = event.command
    bus.execute(commandByType(type, version)!, payload as never)
    const list = writings(bus.project, `w${Math.floor(next / 21)}`)
    const [word, plan] = list[next++ % list.length]!
    if (bus.execute(latestCommand(word), plan as never).ok) sent.add(word)
    if (at % 9 === 0) bus.undo('scene')
    if (at % 27 === 0) bus.redo('scene')
  }
  for (const [word, plan] of writings(bus.project, 'end'))
    if (bus.execute(latestCommand(word), plan as never).ok) sent.add(word)
  return { recording: { base, entries }, sent }
}

/** All that can be read in a recording's file, with the updates in it, in small letters. */
function readable(file: Uint8Array): string {
  const decoded = decodeRecording(file)
  if (!decoded.ok) throw new Error(decoded.why)
  const { base, entries } = decoded.recording
  return [inflateSync(file), base.document, ...entries.flatMap(({ bytes }) => bytes ?? [])]
    .map((bytes) => Buffer.from(bytes).toString('latin1').toLowerCase())
    .join('\n')
}

test('a marker in every place that a person can write is in no byte of a redacted recording, which replays', () => {
  const sent = new Set<string>()
  const property = fc.property(fc.integer(), fc.boolean(), (seed, isAll) => {
    const { recording, sent: types } = written(seed)
    for (const type of types) sent.add(type)
    expect(readable(encodeRecording(recording))).toContain(secret)
    const result = redactRecording(recording, `salt ${seed}`, isAll ? blockWords() : new Set())
    if (!result.ok) throw new Error(`${result.why} at ${result.at}`)
    const file = encodeRecording(result.recording)
    expect(readable(file), `seed ${seed}`).not.toContain(secret)
    expect(replayRecording(file)).toMatchObject({ entries: recording.entries.length, diverged: 0 })
    // The words of others come as bytes, and so do those of before.
    const { document, loaded } = openDocument(7)
    Y.applyUpdateV2(document, recording.base.document)
    loaded()
    const entries: JournalEntry[] = []
    const bus = createCommandBus({
      document,
      actor: 'ben',
      clock: () => 0,
      newId: () => 'one',
      journal: { append: (entry) => entries.push(entry) },
    })
    const base = recordingBase(document, bus, 'test')
    for (const { bytes } of recording.entries) if (bytes) bus.applyRemote(bytes, Secret)
    const later = recordingBase(document, bus, 'test')
    for (const other of [
      { base, entries },
      { base: later, entries: [] },
    ]) {
      const clean = redactRecording(other, 'salt', blockWords())
      if (!clean.ok) throw new Error(`${clean.why} at ${clean.at}`)
      const bytes = encodeRecording(clean.recording)
      expect(readable(bytes), `seed ${seed}`).not.toContain(secret)
      expect(replayRecording(bytes)).toMatchObject({ diverged: 0 })
    }
  })
  // A session of seed 3 takes all of the writings; of any others it is chance.
  assertProperty(property, 6, [[3, true]])
  expect(sent.size).toBeGreaterThan(17)
})
