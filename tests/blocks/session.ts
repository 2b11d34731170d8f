import * as Blockly from 'blockly/core'
import * as Y from 'yjs'
import { generateCode } from '../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import { bindBlocks } from '../../src/blocks/binding/bind-blocks.ts'
import { codeOf } from './code-of.ts'
import { ConflictCounter } from './conflicts.ts'
import { collide } from './contention-gestures.ts'
import { findFault } from './find-fault.ts'
import { asOneGesture, begin, randomGesture } from './gestures.ts'
import { pictureOf } from './picture-of.ts'
import { below, pick, type Random, seeded } from './random.ts'
import { createReplica, fileId, isForeign, type Replica, startBytes } from './replica.ts'

/** A canvas that is bound to a replica. */
export interface BoundCanvas {
  readonly workspace: Blockly.Workspace
  /** Stores what has been heard and shows what is new, if that does not happen by itself. */
  settle(): void
  close(): void
}

/** Where people work: with a visible canvas or without, and how to wait until Blockly has told its events. */
export interface Stage {
  open(replica: Replica): BoundCanvas
  heard(): Promise<unknown>
}

interface Sent {
  readonly from: number
  readonly at: number
  readonly update: Uint8Array
}

interface Person {
  readonly replica: Replica
  readonly canvas: BoundCanvas
  readonly inbox: Sent[]
  /** How many gestures of each other person have arrived. */
  readonly seen: Map<number, number>
}

/** Several people on one canvas, each on a device of their own; updates arrive late and in any order. */
export class Session {
  readonly conflicts = new ConflictCounter()
  readonly people: readonly Person[]
  undone = 0
  unrealised = 0
  private readonly stage: Stage
  private readonly random: Random
  private sent = 0
  private lastId = 0

  private constructor(stage: Stage, random: Random, start: Uint8Array, count: number) {
    this.stage = stage
    this.random = random
    this.people = Array.from({ length: count }, (_, index) => {
      const replica = createReplica(index + 2, start)
      return { replica, canvas: stage.open(replica), inbox: [], seen: new Map() }
    })
    for (const person of this.people) this.join(person)
  }

  /** People on a file that has some blocks already. */
  static async open(stage: Stage, seed: number, count = 3): Promise<Session> {
    const random = seeded(seed)
    const author = createReplica(8, startBytes())
    const { workspace, settle, close } = headlessStage.open(author)
    let made = 0
    begin(workspace, random, () => `a${++made}`)
    await headlessStage.heard()
    await stage.heard()
    settle()
    close()
    const session = new Session(stage, random, Y.encodeStateAsUpdate(author.document), count)
    session.collide()
    await stage.heard()
    return session
  }

  private join(person: Person): void {
    const { replica, seen } = person
    replica.onGesture = (change) => this.conflicts.add(replica.clientId, this.sent, seen, change)
    replica.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (isForeign(origin)) return
      this.sent++
      for (const other of this.people)
        if (other !== person) other.inbox.push({ from: replica.clientId, at: this.sent, update })
    })
  }

  /** Lets a part of what others sent arrive, in any order. */
  deliver(person: Person, share = 1): void {
    const { replica, inbox, seen } = person
    while (inbox.length > 0 && this.random() < share) {
      const [sent] = inbox.splice(share < 1 ? below(this.random, inbox.length) : 0, 1)
      if (!sent) continue
      replica.bus.applyRemote(sent.update, 'somebody')
      seen.set(sent.from, Math.max(seen.get(sent.from) ?? 0, sent.at))
    }
    this.conflicts.look(replica.source.read())
  }

  /** One of a list, as the seed wills. */
  pick<T>(list: readonly T[]): T | undefined {
    return pick(this.random, list)
  }

  gesture({ canvas }: Person): void {
    randomGesture(canvas.workspace, this.random, this.newId)
  }

  /** Everybody does what another does as well, before anybody hears of it. */
  private collide(): void {
    for (const [index, { canvas }] of this.people.entries())
      asOneGesture(collide(index % 2), canvas.workspace, this.random, this.newId)
  }

  private readonly newId = () => `id${++this.lastId}`

  async step(): Promise<void> {
    const person = this.pick(this.people)
    if (!person) return
    const chance = this.random()
    const { bus } = person.replica
    if (chance < 0.06) this.deliver(person, 0.9)
    else if (chance < 0.13) {
      const outcome = this.random() < 0.7 ? bus.undo(`file:${fileId}`) : bus.redo(`file:${fileId}`)
      if (outcome.ok) this.undone++
    } else this.gesture(person)
    if (this.random() < 0.7) await this.stage.heard()
  }

  /** Lets everything arrive everywhere until nobody has anything to say. */
  async meet(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      const before = this.sent
      for (const person of this.people) {
        await this.stage.heard()
        person.canvas.settle()
        this.deliver(person)
        await this.stage.heard()
        await this.stage.heard()
      }
      const isQuiet = this.people.every(({ inbox }) => inbox.length === 0)
      if (round > 0 && isQuiet && this.sent === before) return
    }
    throw new Error('the canvases never come to rest')
  }

  /** What is not the same everywhere; `null` when all is well. */
  async findDivergence(): Promise<string | null> {
    const [first, ...others] = this.people
    if (!first) return 'nobody is there'
    const content = JSON.stringify(sorted(first.replica.document.toJSON()))
    const picture = JSON.stringify(sorted(pictureOf(first.canvas.workspace)))
    for (const { replica, canvas } of others) {
      if (JSON.stringify(sorted(replica.document.toJSON())) !== content) return 'documents differ'
      const other = JSON.stringify(sorted(pictureOf(canvas.workspace)))
      if (other !== picture) return `canvases differ: ${firstDifference(picture, other)}`
    }
    for (const { replica, canvas } of this.people) {
      const fault = findFault(replica.source.read(), canvas.workspace)
      if (fault) return fault
    }
    const { code } = generateCode(toBlocklyState(first.replica.source.read()), new Map())
    for (const { replica, canvas } of this.people) {
      const own = generateCode(toBlocklyState(replica.source.read()), new Map())
      if (own.code !== code) return 'generated JavaScript differs'
      const isAllRealised = this.countUnrealised() === 0
      if (isAllRealised && codeOf(canvas.workspace) !== code)
        return 'a canvas means something else than the file'
    }
    const fresh = await this.openFresh(first)
    return fresh === picture ? null : `a fresh canvas differs: ${firstDifference(picture, fresh)}`
  }

  /** A canvas of another document with the same bytes. */
  private async openFresh({ replica }: Person): Promise<string> {
    const copy = createReplica(9, Y.encodeStateAsUpdate(replica.document))
    const canvas = this.stage.open(copy)
    await this.stage.heard()
    const picture = JSON.stringify(sorted(pictureOf(canvas.workspace)))
    canvas.settle()
    await this.stage.heard()
    if (copy.journal.entries.length > 0) return 'it wrote something by itself'
    canvas.close()
    return picture
  }

  /** Blocks that the first canvas cannot plug in where the document says. */
  private countUnrealised(): number {
    const [first] = this.people
    if (!first) return 0
    const { workspace } = first.canvas
    const blocks = [...first.replica.source.read().blocks.values()]
    const count = blocks.filter(
      ({ id, place }) =>
        place.parent !== null && workspace.getBlockById(id)?.getParent()?.id !== place.parent,
    ).length
    this.unrealised = count
    return count
  }

  close(): void {
    for (const { canvas } of this.people) canvas.close()
  }
}

/** Without a canvas that can be seen: for speed. Call `prepareBlockly` first. */
export const headlessStage: Stage = {
  open({ source }) {
    const workspace = new Blockly.Workspace()
    const binding = bindBlocks(workspace, source)
    return {
      workspace,
      settle: () => binding.settle(),
      close: () => binding.stop(() => workspace.dispose()),
    }
  },
  heard: () => new Promise((resolve) => setTimeout(resolve, 0)),
}

/** The same whatever the order of keys. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

function firstDifference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `${a.slice(Math.max(0, at - 150), at + 120)}  <>  ${b.slice(Math.max(0, at - 20), at + 120)}`
}
