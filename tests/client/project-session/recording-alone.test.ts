import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { duplicateFile } from '../../../commands/file/duplicate-file.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { BlockId, FileId } from '../../../model/ids.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'

function tabOf({ bus }: LiveSession): FileId {
  const { project } = bus
  const tab = project.files(project.defaultScene.id).find(({ kind }) => kind === 'blocks')
  if (!tab) throw new Error('no blocks')
  return tab.id
}

function putBlock(session: LiveSession, extra: JsonObject): void {
  const block = {
    id: BlockId.parse('x'),
    type: 'math_number',
    hasNext: false,
    fields: {},
    extra,
    shadows: {},
  }
  const change = { fileId: tabOf(session), upserts: [block], deletes: [] }
  expect(session.bus.execute(changeBlocks, change)).toMatchObject({ changed: true })
}

async function close(session: LiveSession): Promise<void> {
  await isKept(session)
  session.close()
}

test('[invariant 40] what one child alone does is recorded so that it replays, however many openings have filled a block', async () => {
  const localId = crypto.randomUUID()
  // Each opening is a Yjs client drawn at random: the chance that five of them stand in the order of their numbers is one in 120.
  let extra: JsonObject = {}
  for (const [opening, key] of ['inline', 'collapsed', 'data', 'icons', 'enabled'].entries()) {
    const session = await openSession(localId, opening > 0)
    extra = { ...extra, [key]: opening }
    putBlock(session, extra)
    await close(session)
  }
  const session = await openSession(localId, true)
  session.bus.execute(duplicateFile, { sourceId: tabOf(session), fileId: FileId.parse('copy') })
  const report = replayRecording(await session.recording())
  expect(report.firstDivergence).toBeUndefined()
  expect(report.entries).toBeGreaterThan(0)
  await close(session)
})
