import { templateBytesIn } from '../../../content/templates/template-bytes-in.ts'
import type { Opening, ProjectRequest } from '../../../machines/project-loading/project-loading-machine.ts'
import type { User } from '../../../protocol/http/account.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { shownLocale } from '../../i18n/i18n.ts'
import { call } from '../http/call.ts'
import { projectByNameRoute } from '../http/project-routes.ts'
import { localAddress } from '../local-projects/local-address.ts'
import {
  findCopy,
  findProject,
  findProjectAt,
  lastProjectStartedAt,
  mayBeOf,
  rememberProject,
} from '../local-projects/local-projects.ts'
import { keepMaker, makerInPage, withMaker } from '../local-projects/makers-in-page.ts'
import type { LocalProject } from '../local-projects/project-database.ts'
import { whenClosed } from '../project-session/closing-sessions.ts'
import { openProjectSession } from '../project-session/open-project-session.ts'
import { isOnDisk } from '../project-session/stores-on-disk.ts'
import { tabId } from '../project-session/tab-id.ts'
import { actorId } from './actor-id.ts'
import { importedProject } from './imported-projects.ts'
import { addressOf, OpenProject } from './open-project.ts'
import { syncUrl } from './sync-url.ts'

type BegunHere = Extract<ProjectRequest, { kind: 'begun-here' }>
type Named = Extract<ProjectRequest, { kind: 'named' }>

/** How long a project that is not on this device may take to come from the server. */
const fillTimeoutMs = 20_000

/** Opens what an address asks for: from this browser, from the server, or as a new project of a template. */
export function openPlace(request: ProjectRequest, user: User | null): Promise<Opening<OpenProject>> {
  return request.kind === 'named' ? openNamed(request, user) : openBegunHere(request, user)
}

/** The project that `?project=` names, else this browser's last one of this address, else a new one. */
async function openBegunHere(request: BegunHere, user: User | null): Promise<Opening<OpenProject>> {
  const { path, template, localId, fresh } = request
  // Only what was left a moment ago knows whether it is to be gone on with: its last edit may have been its first.
  if (!localId && !fresh) await whenClosed()
  const account = user?.username ?? null
  const named = localId ? await findProject(localId) : undefined
  const last = localId || fresh ? undefined : await lastProjectStartedAt(path, account)
  const known = named ?? last
  if (known?.server) {
    const isTheirs = account === null || known.server.account === account
    return isTheirs ? openLocal(known, user) : { ok: false, code: 'project.missing' }
  }
  const id = known?.id ?? localId ?? crypto.randomUUID()
  // Also of a known one: a browser that had no room for it may have noted it all the same.
  const imported = importedProject(id)
  // Whoever opens it first is whose it is.
  if (imported && !known && makerInPage(id) === undefined) keepMaker(id, account)
  // The list of projects may be lost where the projects are not.
  const isUnlisted = !known && !imported && localId !== null && (await isOnDisk(localId))
  const local = withMaker({ ...(known ?? { id, startedAt: path, server: null }), openedAt: Date.now() })
  if (local.maker && !mayBeOf(local, account)) return { ok: false, code: 'project.missing' }
  const isNew = known ? known.isKept === false : !isUnlisted
  const start = imported ?? (isNew ? await templateBytesIn(template, shownLocale() ?? 'en') : null)
  const opening = await openProjectSession({
    localId: local.id,
    tab: tabId(local.id),
    // What came out of a file is kept at once; a template only when somebody changes it.
    isStored: known !== undefined || imported !== undefined || isUnlisted,
    start,
    actor: actorId(user?.username),
    access: 'owner',
    room: null,
    onFirstEdit: () => void project.keep(),
    onOtherEdits: () => project.keepBeside(),
    onMoved: (place) => void project.moveWith(place),
    onReopen: () => location.reload(),
  })
  if (!opening.ok) return opening
  const { session } = opening
  const address = known || imported || isUnlisted ? localAddress({ id: local.id, startedAt: path }) : path
  const project = new OpenProject(session, local, last !== undefined, address, user)
  if (known || imported || isUnlisted) await note(local)
  if (imported || isUnlisted || known?.isKept === false) project.noteWhenKept()
  project.meet(user)
  return { ok: true, session: project }
}

/** The server decides who may see it; without a network this browser's own copy opens. */
async function openNamed({ username, name }: Named, user: User | null): Promise<Opening<OpenProject>> {
  const answer = await call(projectByNameRoute, { username, name })
  if (!answer.ok) {
    const kept = answer.error.code === 'general.offline' ? await findProjectAt(username, name) : undefined
    if (!kept) return { ok: false, code: answer.error.code }
    return openLocal(kept, user)
  }
  const { project, access, isMember } = answer.data
  if (!isMember) return openPublished(project, user)
  const account = user?.username ?? null
  const server = { projectId: project._id, username: project.username, name: project.name, access, account }
  const kept = await findCopy(project._id, account)
  const local: LocalProject = {
    id: kept?.id ?? `${project._id}.${account ?? ''}`,
    startedAt: kept?.startedAt ?? null,
    openedAt: Date.now(),
    server,
  }
  await note(local)
  const opening = await openLocal(local, user)
  if (!opening.ok) return opening
  opening.session.isPublished.set(project.published !== null)
  opening.session.isHidden.set(project.isHidden === true)
  return opening
}

/** What is published, to look at, for those who are not in the live project; this browser keeps nothing of it. */
async function openPublished(
  { _id: projectId, username, name, published }: ProjectSummary,
  user: User | null,
): Promise<Opening<OpenProject>> {
  if (!published) return { ok: false, code: 'project.published-only' }
  const { publishedDocument } = await import('./published-document.ts')
  const opened = await publishedDocument(published.playCode)
  if (!opened) return { ok: false, code: 'general.failed' }
  opened.document.destroy()
  const access = 'viewer'
  const server = { projectId, username, name, access, account: user?.username ?? null } as const
  const local: LocalProject = {
    // Of its own: what two tabs look at may be two publications.
    id: `published.${crypto.randomUUID()}`,
    startedAt: null,
    openedAt: Date.now(),
    server,
  }
  const opening = await openProjectSession({
    localId: local.id,
    tab: tabId(local.id),
    isStored: false,
    start: opened.update,
    actor: actorId(user?.username),
    access,
    room: null,
    onFirstEdit: () => {},
    onOtherEdits: () => {},
    onMoved: () => {},
    onReopen: () => location.reload(),
  })
  if (!opening.ok) return opening
  const { playCode } = published
  const project = new OpenProject(opening.session, local, false, addressOf(server), user, playCode)
  return { ok: true, session: project }
}

/** Notes what this browser knows of a project. One that has no room for it opens the project all the same, and notes it the next time. */
async function note(local: LocalProject): Promise<void> {
  await rememberProject(local).catch(() => {})
}

/** Opens a project that this browser knows; what it has not got yet it waits for, as long as the server is there. */
async function openLocal(local: LocalProject, user: User | null): Promise<Opening<OpenProject>> {
  const { server } = local
  const opening = await openProjectSession({
    localId: local.id,
    tab: tabId(local.id),
    isStored: true,
    start: null,
    actor: actorId(user?.username),
    access: server?.access ?? 'owner',
    room: server ? { url: syncUrl(), projectId: server.projectId } : null,
    onFirstEdit: () => {},
    onOtherEdits: () => {},
    onMoved: () => {},
    onReopen: () => location.reload(),
  })
  if (!opening.ok) return opening
  const { session } = opening
  const isFilled = await Promise.race([
    session.filled.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), fillTimeoutMs)),
  ])
  if (!isFilled) {
    session.close()
    return { ok: false, code: 'general.offline' }
  }
  if (session.isNewer) {
    session.close()
    return { ok: false, code: 'project.newer-version' }
  }
  const address = server ? addressOf(server) : localAddress(local)
  return { ok: true, session: new OpenProject(session, local, false, address, user) }
}
