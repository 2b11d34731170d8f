import { newProject, type Person, signedUp, visitor } from '../../server/support/person.ts'
import { documentBytes, pngPicture } from '../../server/support/publication.ts'
import { publishedProject } from '../../server/support/publish-project.ts'
import { signedUpStaff } from '../../server/support/staff.ts'
import type { TestServer } from '../../server/support/test-server.ts'
import { type RightRequest, rightRequests } from './right-requests.ts'

/** Fresh people with fresh projects, and what is known of them by the names of fields. */
export interface Scene {
  readonly people: readonly Person[]
  readonly known: ReadonlyMap<string, readonly unknown[]>
  /** What makes calls succeed that chance hardly ever does, by `METHOD /path`. */
  readonly right: ReadonlyMap<string, RightRequest>
}

/** Fills a server with an owner, somebody of the staff and a visitor; `number` makes their names new. */
export async function setScene(server: TestServer, number: number): Promise<Scene> {
  const { origin } = server
  const ownerName = `owner${number}`
  const owner = await signedUp(origin, ownerName)
  const staff = await signedUpStaff(server, `staff${number}`)
  const world = await publishedProject(owner, `World ${number}`, { screenshot360: pngPicture() })
  const own = await newProject(owner, `Own ${number}`)
  const staffs = await newProject(staff, `Staff ${number}`)
  const { json } = await owner.call('POST', '/api/project/invitations', { projectId: own, role: 'viewer' })
  const { json: address } = await owner.call('POST', '/api/project/upload-address', { projectId: own })
  const picture = new Uint8Array(await pngPicture().arrayBuffer())
  const ids = [world._id, world._id, own, own, staffs, 'none']
  const names = [ownerName, `staff${number}`, 'nobody']
  const words = ['A world', 'größer', '🦖', `World ${number}`]
  const right = await rightRequests(server, { number, owner, ownerName, staff, world, own })
  return {
    right,
    people: [visitor(origin), owner, owner, staff],
    known: new Map<string, readonly unknown[]>([
      ['id', ids],
      ['projectId', ids],
      ['remixedFromProjectId', ids],
      ['username', [...names, `fresh${number}`]],
      ['name', [world.name, ...words]],
      ['projectname', [world.name, 'none']],
      ['displayName', words],
      ['assetName', words],
      ['email', [`${ownerName}@example.org`, `fresh${number}@example.org`]],
      ['password', ['correct horse', 'wrong horse']],
      ['scenes', ['[]', '[{"name":"scene1"}]']],
      ['tags', ['', '[]']],
      ['q', ['', 'world', 'World']],
      ['code', [world.published.playCode, 'aaaaaa', '123456']],
      [
        'token',
        [
          json.token,
          String(address.token ?? '')
            .split('/')
            .at(-1),
          'none',
        ],
      ],
      ['hash', ['0'.repeat(64)]],
      ['timeZone', ['Europe/Berlin', 'Mars/Base']],
      ['image', [picture]],
      ['files', [picture]],
      ['screenshot', [picture]],
      ['screenshot360', [picture]],
      ['projectScreenshot', [picture]],
      ['{sceneName}_screenshot', [picture]],
      ['document', [documentBytes('A world')]],
    ]),
  }
}
