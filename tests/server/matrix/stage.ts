import { uploadAddresses } from '../../../server/projects/upload-address.ts'
import { hashInvitation } from '../../../server/routes/invitations/hash-invitation.ts'
import { newId, newProjectId } from '../../../server/storage/new-id.ts'
import { type Person, signedUp, visitor } from '../support/person.ts'
import { documentBytes, pngPicture } from '../support/publication.ts'
import type { TestServer } from '../support/test-server.ts'

/** Who asks. Owner, editor and viewer are so of every project of the stage; the others have no part in any. */
export const askers = ['visitor', 'owner', 'editor', 'viewer', 'other', 'teacher', 'staff'] as const
export type Asker = (typeof askers)[number]

/** Some of the askers' words are reserved names. */
export const usernameOf = (asker: Asker): string => `${asker}1`

/**
 * How a project stands: `private` was published and then taken back, `public` is published for everybody, `deleted` is a public one in its
 * owner's bin. A route that is about no project has one row, `none`.
 */
export const standings = ['private', 'public', 'deleted', 'none'] as const
export type Standing = (typeof standings)[number]

/** A project that a route is asked about. */
export interface StagedProject {
  readonly id: string
  readonly name: string
  readonly playCode: string
  /** A link for viewers, and its id. */
  readonly invitation: { readonly id: string; readonly token: string }
  /** Takes pictures in the owner's name. */
  readonly uploadPath: string
}

export interface Stage {
  readonly people: Readonly<Record<Asker, Person>>
  /** Logs in anew, so that whatever happens to the login is nobody else's matter. */
  again(asker: Asker): Promise<Person>
  /** Somebody with a new account and the asker's roles, who may do away with it. */
  newcomer(asker: Asker): Promise<Person>
  project(standing: Standing): Promise<StagedProject>
}

/** Fills a server with people in all roles. Needs one that limits neither sign-ups nor logins. */
export async function setStage(server: TestServer): Promise<Stage> {
  const { origin, storage } = server
  const logIn = async (username: string): Promise<Person> => {
    const person = visitor(origin)
    await person.call('POST', '/api/auth/login', { username, password: 'correct horse' })
    return person
  }
  const again = async (asker: Asker): Promise<Person> =>
    asker === 'visitor' ? visitor(origin) : logIn(usernameOf(asker))
  const grant = async (username: string, asker: Asker): Promise<void> => {
    const account = await storage.accounts.byUsername(username)
    if (account && (asker === 'teacher' || asker === 'staff')) await storage.roles.grant(account.id, asker, 1)
  }
  for (const asker of askers) {
    if (asker === 'visitor') continue
    await signedUp(origin, usernameOf(asker))
    await grant(usernameOf(asker), asker)
  }
  const entries = await Promise.all(askers.map(async (asker) => [asker, await again(asker)] as const))
  const people: Record<string, Person> = Object.fromEntries(entries)
  const personOf = (asker: Asker): Person => people[asker] ?? visitor(origin)
  const idOf = async (asker: Asker): Promise<string> =>
    (await storage.accounts.byUsername(usernameOf(asker)))?.id ?? ''
  const ids = { owner: await idOf('owner'), editor: await idOf('editor'), viewer: await idOf('viewer') }
  const picture = { bytes: new Uint8Array(await pngPicture().arrayBuffer()), type: 'image/png' } as const
  const uploads = uploadAddresses(storage.serverKeys)
  let count = 0

  return {
    people: {
      visitor: personOf('visitor'),
      owner: personOf('owner'),
      editor: personOf('editor'),
      viewer: personOf('viewer'),
      other: personOf('other'),
      teacher: personOf('teacher'),
      staff: personOf('staff'),
    },
    again,
    async newcomer(asker) {
      if (asker === 'visitor') return visitor(origin)
      const username = `${asker}new`
      await signedUp(origin, username)
      await grant(username, asker)
      return logIn(username)
    },
    async project(standing) {
      count += 1
      const id = newProjectId()
      const name = `world-${count}`
      const playCode = `p${String(count).padStart(5, '0').replaceAll('0', 'z').replaceAll('1', 'y')}`
      const staged = {
        id,
        name,
        playCode,
        invitation: { id: newId(), token: newId() },
        uploadPath: await uploads.make(id, ids.owner, Date.now()),
      }
      if (standing === 'none') return staged
      const at = Date.now()
      const words = { displayName: name, description: '', tags: [] }
      const document = documentBytes(name)
      await storage.projects.create({
        ...words,
        id,
        ownerId: ids.owner,
        slug: name,
        domainKey: null,
        remixedFromId: null,
        isKidProject: true,
        at,
        document,
      })
      for (const role of ['editor', 'viewer'] as const) await storage.members.invite(id, ids[role], role, at)
      await storage.invitations.create({
        id: staged.invitation.id,
        projectId: id,
        tokenHash: hashInvitation(staged.invitation.token),
        role: 'viewer',
        at,
        expiresAt: at + 3_600_000,
        maxUses: null,
      })
      await storage.publications.publish({
        ...words,
        projectId: id,
        actorId: ids.owner,
        at,
        slug: undefined,
        remixedFromId: null,
        document,
        picture,
        panorama: picture,
        playCode,
      })
      await storage.projectPictures.store(id, [{ kind: 'project', name: '', picture }], at)
      if (standing === 'private') await storage.projects.show(id, 'private')
      if (standing === 'deleted') await storage.bin.put(id, at)
      return staged
    },
  }
}
