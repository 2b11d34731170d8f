import type { User } from '../../../protocol/http/account.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { call } from '../http/call.ts'
import type { CallResult } from '../http/call-error.ts'
import { createProjectRoute } from '../http/project-routes.ts'
import { localAddress } from '../local-projects/local-address.ts'
import { merged, notMadeBy, rememberProject } from '../local-projects/local-projects.ts'
import { forgetMaker, keepMaker, makerInPage, withMaker } from '../local-projects/makers-in-page.ts'
import type { LocalProject, ServerPlace } from '../local-projects/project-database.ts'
import { createValue } from '../observable-value.ts'
import type { LiveSession } from '../project-session/live-session.ts'
import { forgetImported } from './imported-projects.ts'
import { syncUrl } from './sync-url.ts'

/** How long to wait before the account is asked again, or the browser's list that had no room. */
const retryMs = 5_000

/** When the list is asked again, by a project's id: whoever opened it last asks. */
const retries = new Map<string, ReturnType<typeof setTimeout>>()

/** A project that is open in this tab, and where it belongs: this browser alone, or somebody's shelf on the server. */
export class OpenProject {
  readonly session: LiveSession
  /** Path and query that lead here. */
  readonly address
  readonly server
  readonly isPublished = createValue(false)
  /** Whether staff have hidden it; its owner is told. */
  readonly isHidden = createValue(false)
  /** Whether whoever is logged in has to say first whether this is theirs: it was built here without an account (`docs/adr/0023`). */
  readonly isMakerAsked = createValue(false)
  /** Under which this is published, when it is what is published and not the live project. */
  readonly playCode: string | null
  /** Whether the bare address went on with this browser's last project of its kind. */
  readonly isResumed: boolean
  private local: LocalProject
  private claiming: Promise<CallResult<unknown>> | undefined
  private users = 0
  private hasBeenKept: boolean

  private user: User | null

  constructor(
    session: LiveSession,
    local: LocalProject,
    isResumed: boolean,
    address: string,
    user: User | null,
    playCode: string | null = null,
  ) {
    this.session = session
    this.playCode = playCode
    this.isPublished.set(playCode !== null)
    this.user = user
    this.local = local
    this.isResumed = isResumed
    this.address = createValue(address)
    this.hasBeenKept = isResumed || local.server !== null || address.includes('?')
    this.server = createValue<ServerPlace | null>(local.server)
  }

  get localId(): string {
    return this.local.id
  }

  /** The bare address that began it. */
  get startedAt(): string {
    return this.local.startedAt ?? '/new'
  }

  /** The server has published it; its name may have become another. */
  published({ name, username, _id }: ProjectSummary): void {
    this.isPublished.set(true)
    // Nothing that is hidden can be published.
    this.isHidden.set(false)
    const { access, account } = this.server.get() ?? { access: 'owner', account: username }
    void this.settleAt({ projectId: _id, username, name, access, account })
  }

  /**
   * Somebody has logged in or out, or was logged in when this opened. Work of this browser goes to the account that made it at once; what
   * was built without an account to who logs in before it, or else to who says that they made it.
   */
  meet(user: User | null): void {
    const isLoggingIn = this.user === null
    this.user = user
    if (!user || !this.hasBeenKept || this.server.get()) return
    const { maker } = this.local
    if (maker === user.username || (maker === undefined && isLoggingIn)) void this.claim(user)
    else this.isMakerAsked.set(maker === undefined)
  }

  /** The answer to `isMakerAsked`. A yes brings it to the account; after a no it stays here for who made it. */
  async answerMaker(user: User, isTheirs: boolean): Promise<void> {
    this.isMakerAsked.set(false)
    if (isTheirs) {
      await this.claim(user)
      return
    }
    this.local = notMadeBy(this.local, user.username)
    await this.remember()
  }

  /** Call at the first edit: from now on this browser keeps the project, the address names it, and an account claims it. */
  async keep(): Promise<void> {
    this.hasBeenKept = true
    this.local = { ...this.local, ...(this.user && { maker: this.user.username }), isKept: false }
    await this.remember()
    this.noteWhenKept()
    if (this.local.server) return
    this.address.set(localAddress(this.local))
    if (this.user) await this.claim(this.user)
  }

  /** Another tab has begun to edit what this one only looked at: this browser keeps it from now on, whatever becomes of the other tab. */
  keepBeside(): void {
    this.hasBeenKept = true
    if (!this.local.server) this.address.set(localAddress(this.local))
    this.noteWhenKept()
  }

  /** Notes that the browser has the project itself, which may not begin anew from then on, as soon as it has; the page need not hold it any more. */
  noteWhenKept(): void {
    void this.session.kept.then(() => {
      forgetImported(this.localId)
      this.local = { ...this.local, isKept: true }
      return this.remember()
    })
  }

  /** What the browser's list has no room for, it is asked again; whose it is the page knows until then. */
  private async remember(): Promise<void> {
    this.local = withMaker(this.local)
    const { id, maker } = this.local
    if (maker) keepMaker(id, maker)
    clearTimeout(retries.get(id))
    try {
      const listed = await rememberProject(this.local)
      // More may have become known meanwhile, for which there may be no room.
      this.local = merged(listed, this.local)
      if ((makerInPage(id) ?? undefined) === listed.maker) forgetMaker(id)
    } catch {
      retries.set(
        id,
        setTimeout(() => void this.remember(), retryMs),
      )
    }
  }

  /**
   * Gives a project that began in this browser to the account that is logged in: the server's project is born, the edits
   * go up, and the address becomes the account's. Claiming twice is claiming once.
   */
  claim(user: User): Promise<CallResult<unknown>> {
    this.claiming ??= this.create(user).then((result) => {
      if (!result.ok && result.error.code !== 'project.missing') this.retryLater(user)
      return result
    })
    return this.claiming
  }

  /** The account did not get it this time (no network, an answer lost): asked again later, which makes no second one. */
  private retryLater(user: User): void {
    this.claiming = undefined
    setTimeout(() => {
      if (this.users > 0 && this.user?.username === user.username && !this.server.get()) void this.claim(user)
    }, retryMs)
  }

  /** Who shows the project; it is closed when the last one is gone. */
  retain(): () => void {
    this.users += 1
    return () => {
      this.users -= 1
      setTimeout(() => {
        if (this.users === 0) this.session.close()
      })
    }
  }

  private async create(user: User): Promise<CallResult<unknown>> {
    this.local = { ...this.local, maker: user.username }
    await this.remember()
    // Another tab has noted meanwhile that it is somebody else's.
    if (this.local.maker !== user.username)
      return { ok: false, error: { code: 'project.missing', fields: [] } }
    const { displayName, description, remixedFrom } = this.session.bus.project.meta
    const result = await call(createProjectRoute, {
      displayName,
      description,
      originKey: this.local.id,
      ...(remixedFrom !== null && { remixedFromProjectId: remixedFrom }),
    })
    if (!result.ok) return result
    await this.moveTo(result.data.project, user)
    return result
  }

  private async moveTo({ _id, name }: ProjectSummary, { username }: User): Promise<void> {
    const place: ServerPlace = { projectId: _id, username, name, access: 'owner', account: username }
    await this.moveWith(place)
    this.session.tellMoved(place)
  }

  /** Goes on at the server's place of the project, claimed in this tab or in another one of this browser. */
  async moveWith(place: ServerPlace): Promise<void> {
    await this.settleAt(place)
    this.session.joinServer({ url: syncUrl(), projectId: place.projectId })
  }

  private async settleAt(server: ServerPlace): Promise<void> {
    const maker = this.local.maker ?? server.account
    this.local = { ...this.local, ...(maker !== null && { maker }), server }
    // A list without room must not keep the work from the account.
    await this.remember()
    this.server.set(server)
    this.address.set(addressOf(server))
  }
}

/** The workspace's address of a project on the server. */
export function addressOf({ username, name }: { readonly username: string; readonly name: string }): string {
  return `/${username}/${name}`
}
