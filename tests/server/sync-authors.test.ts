import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { isReservedClientId } from '../../model/document/reserved-client-ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
let projectId: string
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'Begun')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
})
afterAll(() => server.end())

const authors = async () => (await server.storage.updateLog.load(projectId)).authors
const templates = ['maze-terrain', 'maze-stacks', 'maze-walls', 'treehouse', 'blank'] as const
const metaOf = (document: Y.Doc) => document.getMap('meta')

/** A document that began as a template in some browser, without a network. */
function begun(template: string): Y.Doc {
  const document = new Y.Doc()
  Y.applyUpdate(document, templateBytes(template))
  return document
}

/** The clientID that a template is written under. */
function reservedIdOf(template: string): number {
  const [id] = begun(template).store.clients.keys()
  if (id === undefined || !isReservedClientId(id)) throw new Error(`no reserved id in ${template}`)
  return id
}

/** Writes on under a clientID as somebody would who holds `document` and claims to be that client. */
function writtenUnder(clientId: number, document: Y.Doc, key: string): void {
  const forger = new Y.Doc()
  Y.applyUpdate(forger, Y.encodeStateAsUpdate(document))
  forger.clientID = clientId
  metaOf(forger).set(key, 1)
  Y.applyUpdate(document, Y.encodeStateAsUpdate(forger))
}

/** The template with a word replaced by another of the same length in the bytes, as a forger would. */
function changed(template: string, word: string, other: string): Y.Doc {
  const bytes = Buffer.from(templateBytes(template))
  const at = bytes.indexOf(word)
  if (at < 0 || word.length !== other.length) throw new Error(`${template} does not say ${word}`)
  bytes.write(other, at)
  const document = new Y.Doc()
  Y.applyUpdate(document, bytes)
  return document
}

const refused = (editor: Editor) =>
  until(() => editor.reasons.includes('sync.foreign-author'), `refused (${editor.reasons.join()})`)

describe.each(templates)('two people who begin %s and then meet', (template) => {
  it('build on in one world, whose template belongs to nobody', async () => {
    const [one, two] = [begun(template), begun(template)]
    const things = materialise(one).entities(materialise(one).defaultScene.id).length
    metaOf(one).set('displayName', 'Hers')
    metaOf(two).set('description', 'His')
    const editors = [
      openEditor(owner, projectId, { document: one }),
      openEditor(friend, projectId, { document: two }),
    ]
    await Promise.all(editors.map((editor) => editor.untilStored()))
    await until(() => metaOf(one).get('description') === 'His', 'the owner sees his')
    await until(() => metaOf(two).get('displayName') === 'Hers', 'the friend sees hers')
    for (const { document, reasons } of editors) {
      expect(reasons).toEqual([])
      const project = materialise(document)
      expect(project.entities(project.defaultScene.id)).toHaveLength(things)
    }
    expect([...(await authors()).keys()].sort()).toEqual([one.clientID, two.clientID].sort())
    for (const editor of editors) editor.close()
  })
})

describe('a reserved clientID', () => {
  it('may come from an invited editor first, and from the owner again', async () => {
    const first = openEditor(friend, projectId, { document: begun('treehouse') })
    await first.untilStored()
    const second = openEditor(owner, projectId, { document: begun('treehouse') })
    await second.untilStored()
    expect([first.reasons, second.reasons]).toEqual([[], []])
    expect((await authors()).size).toBe(0)
    first.close()
    second.close()
  })

  it('never grows, whoever tries, even the one who brought it', async () => {
    const first = openEditor(owner, projectId, { document: begun('blank') })
    await first.untilStored()
    const rows = (await server.storage.updateLog.history(projectId)).length
    for (const person of [friend, owner]) {
      const forged = begun('blank')
      writtenUnder(reservedIdOf('blank'), forged, 'forged')
      const editor = openEditor(person, projectId, { document: forged })
      await refused(editor)
      editor.close()
    }
    expect((await server.storage.updateLog.history(projectId)).length).toBe(rows)
    expect(metaOf(first.document).has('forged')).toBe(false)
    metaOf(first.document).set('still', 'here')
    await first.untilStored()
    first.close()
  })

  it('takes only what its template wrote, and all of it', async () => {
    const id = reservedIdOf('blank')
    const madeUp = new Y.Doc()
    madeUp.clientID = id
    metaOf(madeUp).set('displayName', 'Not a template')
    const grown = begun('blank')
    writtenUnder(id, grown, 'forged')
    const nobodys = new Y.Doc()
    nobodys.clientID = 999
    metaOf(nobodys).set('displayName', 'No template has this id')
    for (const document of [madeUp, grown, changed('blank', 'plain', 'stony'), nobodys]) {
      const editor = openEditor(owner, projectId, { document })
      await refused(editor)
      editor.close()
    }
    expect(await server.storage.updateLog.history(projectId)).toEqual([])
  })

  it.each(templates)(
    'takes %s after its things were deleted and its words rewritten offline',
    async (template) => {
      const document = begun(template)
      const { defaultScene } = materialise(document)
      const things = document.getMap(`ents:${defaultScene.id}`)
      const [gone, ...others] = [...things.keys()]
      if (gone !== undefined) things.delete(gone)
      for (const key of others.slice(0, 3)) {
        const thing = things.get(key)
        if (thing instanceof Y.Map) thing.set('name', 'Renamed')
      }
      for (const file of document.getMap('files').values()) {
        const text = file instanceof Y.Map ? file.get('text') : undefined
        if (!(text instanceof Y.Text)) continue
        text.insert(7, ' between ')
        text.delete(20, 5)
      }
      const editor = openEditor(owner, projectId, { document })
      await editor.untilStored()
      expect(editor.reasons).toEqual([])
      const later = openEditor(friend, projectId, { document: begun(template) })
      await later.untilStored()
      expect(later.reasons).toEqual([])
      expect(later.document.getMap(`ents:${defaultScene.id}`).toJSON()).toEqual(things.toJSON())
      editor.close()
      later.close()
    },
  )

  it('of another template may still come: two beginnings meet in one project', async () => {
    const first = openEditor(owner, projectId, { document: begun('blank') })
    await first.untilStored()
    const second = openEditor(friend, projectId, { document: begun('treehouse') })
    await second.untilStored()
    expect(second.reasons).toEqual([])
    first.close()
    second.close()
  })
})

describe('one browser, two accounts', () => {
  it('edits of the other account that were stored do not hinder', async () => {
    const first = openEditor(owner, projectId, { document: begun('blank') })
    metaOf(first.document).set('displayName', 'Hers')
    await first.untilStored()
    first.close()
    const local = new Y.Doc()
    Y.applyUpdate(local, Y.encodeStateAsUpdate(first.document))
    metaOf(local).set('description', 'His')
    const second = openEditor(friend, projectId, { document: local })
    await second.untilStored()
    expect(second.reasons).toEqual([])
    second.close()
  })

  it('edits under clientIDs that nobody has seen come in with whoever brings them', async () => {
    const local = begun('blank')
    const earlier = new Y.Doc()
    Y.applyUpdate(earlier, Y.encodeStateAsUpdate(local))
    metaOf(earlier).set('displayName', 'made offline by the other account')
    Y.applyUpdate(local, Y.encodeStateAsUpdate(earlier))
    const second = openEditor(friend, projectId, { document: local })
    await second.untilStored()
    const bound = await authors()
    expect(bound.has(earlier.clientID)).toBe(true)
    expect(new Set(bound.values()).size).toBe(1)
    second.close()
  })

  it('unsent edits under an id of the other account are refused, and lost by neither browser nor server', async () => {
    const first = openEditor(owner, projectId)
    metaOf(first.document).set('sent', 1)
    await first.untilStored()
    first.close()
    const local = new Y.Doc()
    Y.applyUpdate(local, Y.encodeStateAsUpdate(first.document))
    writtenUnder(first.document.clientID, local, 'unsent')
    const elsewhere = openEditor(owner, projectId)
    metaOf(elsewhere.document).set('elsewhere', 1)
    await elsewhere.untilStored()

    const second = openEditor(friend, projectId, { document: local })
    await refused(second)
    expect(metaOf(local).toJSON()).toEqual({ sent: 1, unsent: 1, elsewhere: 1 })
    expect(metaOf(elsewhere.document).toJSON()).toEqual({ sent: 1, elsewhere: 1 })
    second.close()

    const back = openEditor(owner, projectId, { document: local })
    await back.untilStored()
    await until(() => metaOf(elsewhere.document).has('unsent'), 'their maker brings them later')
    back.close()
    elsewhere.close()
  })
})
