import { type CommandType, catalogue } from '../../commands/catalogue.ts'
import type { Surface } from '../../commands/core/surface.ts'
import { startUpdate } from '../commands/support/workbench.ts'
import { ConcurrentWrites } from './concurrent-writes.ts'
import { type ConflictCounts, noConflicts } from './conflict-kinds.ts'
import { Dice } from './dice.ts'
import { disagreement, finalDisagreement, misreading } from './judge.ts'
import { Person } from './person.ts'
import { provocations } from './provocations.ts'
import { countStoredConflicts } from './stored-conflicts.ts'

/** What became of one random history. */
export interface HistoryResult {
  /** Commands, undos and redos that changed something. */
  readonly commands: number
  readonly conflicts: ConflictCounts
  /** What went wrong, absent when all was well. */
  readonly fault?: string
}

/** One history: which it is follows from the seed alone. */
export function runHistory(seed: number, commands: number): HistoryResult {
  const history = new History(seed)
  try {
    const fault = history.run(commands)
    return { ...history.result, ...(fault !== undefined && { fault }) }
  } catch (error) {
    return {
      ...history.result,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

/** Commands that more often than others meet what somebody else does. */
const favourites: readonly CommandType[] = ['entity.move', 'file.edit-text', 'blocks.change', 'entity.delete']

/** How many people there are; few more often, because they cost less. */
const crowds = [2, 2, 2, 2, 3, 3, 3, 4, 4, 5]

class History {
  private readonly dice: Dice
  private readonly conflicts = noConflicts()
  private readonly people: Person[] = []
  /** Updates that will come back to who made them. */
  private readonly echoes: [Person, Uint8Array][] = []
  private ids = 0

  constructor(seed: number) {
    this.dice = new Dice(seed)
    const writes = new ConcurrentWrites(this.conflicts)
    const count = this.dice.from(crowds)
    const publish = (from: Person, update: Uint8Array) => {
      for (const person of this.people) if (person !== from) person.inbox.push(update)
      if (this.dice.chance(2)) this.echoes.push([from, update])
    }
    for (let index = 0; index < count; index++)
      this.people.push(new Person(index, startUpdate(), this.dice, writes, publish))
  }

  get result(): HistoryResult {
    return { commands: this.done, conflicts: this.conflicts }
  }

  /** Goes on until people have done `commands` things, then lets everybody see everything. What is wrong, or `undefined`. */
  run(commands: number): string | undefined {
    let nextMeeting = 50 + this.dice.below(50)
    while (this.done < commands) {
      const person = this.dice.from(this.people)
      this.turn(person)
      const isMeeting = this.done >= nextMeeting
      if (isMeeting) nextMeeting = this.done + 50 + this.dice.below(50)
      const fault = isMeeting ? this.meetAll() : this.dice.chance(2) ? misreading(person) : undefined
      if (fault !== undefined) return `after ${this.done}: ${fault}`
    }
    return this.meetAll() ?? finalDisagreement(this.people)
  }

  private get done(): number {
    return this.people.reduce((sum, { done }) => sum + done, 0)
  }

  private turn(person: Person): void {
    const dice = this.dice.below(200)
    if (dice < 80) this.anyCommand(person, this.dice.from(catalogue).type)
    else if (dice < 110) this.anyCommand(person, this.dice.from(favourites))
    else if (dice < 122) this.undo(person)
    else if (dice < 130) this.redo(person)
    else if (dice < 136) this.count(person.stepOfLine())
    else if (dice < 180) this.deliver(person)
    else if (dice < 186) this.connect(person)
    else if (dice < 189) person.reload()
    else if (dice < 191) person.endMerge()
    else this.provoke()
    person.wait()
  }

  private anyCommand(person: Person, type: CommandType): void {
    const picks = Array.from({ length: 6 }, () => this.dice.below(1_000_000))
    person.call({ type, picks }, this.fresh())
  }

  private undo(person: Person): void {
    this.count(person.undo(...this.surfaces(person)))
  }

  private redo(person: Person): void {
    this.count(person.redo(...this.surfaces(person)))
  }

  private count(outcome: ReturnType<Person['undo']>): void {
    if (!outcome.ok && outcome.reason === 'changed-since') this.conflicts['undo-later-write']++
  }

  /** Of those where the person has done something, one or, as views ask, several together. */
  private surfaces({ surfaces }: Person): readonly Surface[] {
    if (surfaces.length === 0 || this.dice.chance(30)) return ['scene']
    return this.dice.some(surfaces, this.dice.chance(70) ? 1 : 1 + this.dice.below(surfaces.length))
  }

  /** Some of what is under way arrives, in any order, sometimes to come again later. */
  private deliver(person: Person): void {
    if (!person.isOnline) return
    for (let left = 1 + this.dice.below(6); left > 0 && person.inbox.length > 0; left--) {
      const at = this.dice.below(person.inbox.length)
      const [update] = this.dice.chance(8) ? person.inbox.slice(at, at + 1) : person.inbox.splice(at, 1)
      if (update) person.receive(update, 'server')
    }
    const [echo] = this.echoes.splice(0, 1)
    if (echo) echo[0].echo(echo[1])
  }

  /** Goes offline, or comes back: then what is under way is lost, and state is exchanged instead. */
  private connect(person: Person): void {
    person.isOnline = !person.isOnline
    if (!person.isOnline) return
    const other = this.dice.from(this.people)
    if (this.dice.chance(50)) person.inbox.length = 0
    if (other === person) return
    person.meet(other)
    if (other.isOnline) other.meet(person)
  }

  private provoke(): void {
    const [ana, ben, ...others] = this.dice.some(this.people, 2 + this.dice.below(this.people.length - 1))
    if (!ana || !ben) return
    const people = [ana, ben, ...others] as const
    const meet = () => this.meet(people)
    meet()
    const before = this.done
    this.dice.from(provocations)({ dice: this.dice, people, fresh: () => this.fresh(), meet })
    if (this.done > before) for (const person of people) person.wait()
  }

  /** All of these see what each of them has. */
  private meet(people: readonly Person[]): void {
    const [hub, ...others] = people
    if (!hub) return
    for (const other of others) hub.meet(other)
    for (const other of others) other.meet(hub)
  }

  /** Everything that is under way arrives, the newest first; then everybody must see the same. */
  private meetAll(): string | undefined {
    for (const person of this.people) {
      for (const update of person.inbox.splice(0).reverse()) person.receive(update, 'server')
      person.isOnline = true
    }
    this.meet(this.people)
    const [first] = this.people
    if (first) countStoredConflicts(first.document, this.conflicts)
    return disagreement(this.people)
  }

  private fresh(): string {
    return `new-${++this.ids}`
  }
}
