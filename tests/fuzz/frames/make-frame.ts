import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding'
import * as Y from 'yjs'
import { syncFrame } from '../../server/support/raw-socket.ts'
import type { Dice } from '../dice.ts'
import { mutateBytes } from '../uploads/mutate-bytes.ts'

/** Who sends a frame. */
export interface Sender {
  readonly room: string
  /** Another project that the sender has no business in, or does not exist. */
  readonly elsewhere: string
  /** What the sender believes the room holds. */
  readonly document: Y.Doc
  /** Begins all that this sender writes on purpose. */
  readonly mark: string
  /** A clientID of somebody else in the room. */
  readonly victim: number
}

const kinds = [
  ...Array.from({ length: 30 }, () => 'edit' as const),
  ...Array.from({ length: 25 }, () => 'mutated' as const),
  ...Array.from({ length: 10 }, () => 'noise' as const),
  ...Array.from({ length: 10 }, () => 'stateless' as const),
  ...Array.from({ length: 8 }, () => 'awareness' as const),
  ...Array.from({ length: 5 }, () => 'step' as const),
  ...Array.from({ length: 4 }, () => 'elsewhere' as const),
  ...Array.from({ length: 3 }, () => 'text' as const),
  ...Array.from({ length: 3 }, () => 'forged' as const),
  'gap',
  'bomb',
] as const

const said = [
  '{"kind":"mark","n":1}',
  '{"kind":"mark","n":-1}',
  '{"kind":"mark","n":1e400}',
  '{"kind":"sticker","sticker":"heart"}',
  '{"kind":"sticker","sticker":"free text"}',
  '{"kind":"ping","sceneId":"s","at":[0,0,0]}',
  '{"kind":"ping","sceneId":"s","at":[1e9,0,null]}',
  '{"kind":"label","commandId":"c","type":"t","label":{"key":"k","params":{"__proto__":"x"}}}',
  '{"__proto__":{"x":1}}',
  '{"kind":"stored","n":99999}',
  '[',
  'x'.repeat(10_000),
]

const states = [
  '{"user":{"username":"Teacher","name":"Teacher"}}',
  'null',
  '7',
  `"${'x'.repeat(5_000)}"`,
  '{"__proto__":{"x":1}}',
  '[[[[[[]]]]]]',
  '{"cursor":{"at":NaN}}',
]

function frame(name: string, ...parts: readonly (number | string | Uint8Array)[]): Uint8Array {
  const encoder = createEncoder()
  writeVarString(encoder, name)
  for (const part of parts) {
    if (typeof part === 'number') writeVarUint(encoder, part)
    else if (typeof part === 'string') writeVarString(encoder, part)
    else writeVarUint8Array(encoder, part)
  }
  return toUint8Array(encoder)
}

/** What the sender adds to a document of its own, as one update. */
function update({ document, mark }: Sender, dice: Dice): Uint8Array {
  const known = Y.encodeStateVector(document)
  const map = document.getMap('meta')
  if (dice.chance(70)) map.set(`${mark}${dice.below(50)}`, dice.from([1, 'x', true, null, [1, [2]]]))
  else if (dice.chance(50)) map.delete(`${mark}${dice.below(50)}`)
  else document.getText('words').insert(0, mark)
  return Y.encodeStateAsUpdate(document, known)
}

/** Written under the clientID of somebody else. */
function forgedUpdate({ victim, mark }: Sender, clock: number): Uint8Array {
  const forged = new Y.Doc()
  forged.clientID = victim
  for (let index = 0; index <= clock; index++) forged.getMap('meta').set(`forged ${mark}`, index)
  return Y.encodeStateAsUpdate(forged)
}

function awareness(client: number, clock: number, state: string): Uint8Array {
  const encoder = createEncoder()
  writeVarUint(encoder, 1)
  writeVarUint(encoder, client)
  writeVarUint(encoder, clock)
  writeVarString(encoder, state)
  return toUint8Array(encoder)
}

/** What comes after the edits of somebody who was not heard: it can never be applied. */
function gap(dice: Dice): Uint8Array {
  const document = new Y.Doc()
  document.getMap('meta').set('unheard', 1)
  const known = Y.encodeStateVector(document)
  document.getMap('meta').set('gap', dice.below(100))
  return Y.encodeStateAsUpdate(document, known)
}

/** Too deep, or too large for what the room takes. */
function bomb(dice: Dice): Uint8Array {
  const document = new Y.Doc()
  if (dice.chance(50))
    document.getMap('meta').set('big', 'x'.repeat(dice.from([100_000, 1_000_000, 11_000_000])))
  let map = document.getMap('meta')
  for (let depth = 0; depth < 40; depth++) {
    const inner = new Y.Map<unknown>()
    map.set('in', inner)
    map = inner
  }
  return Y.encodeStateAsUpdate(document)
}

/** A frame as the seed of `dice` says: a third is what a client of good will sends, the rest is damaged, forged or noise. */
export function makeFrame(sender: Sender, dice: Dice): Uint8Array | string {
  const { room, document } = sender
  const kind = dice.from(kinds)
  const step = dice.from([1, 2] as const)
  switch (kind) {
    case 'edit':
      return syncFrame(room, 2, update(sender, dice))
    case 'mutated': {
      const bytes = Y.encodeStateAsUpdate(document)
      if (dice.chance(50)) return syncFrame(room, step, mutateBytes(bytes, dice, bytes))
      const whole = syncFrame(room, step, bytes)
      return mutateBytes(whole, dice, whole)
    }
    case 'noise':
      return Uint8Array.from({ length: dice.below(300) }, () => dice.below(256))
    case 'stateless':
      return frame(room, dice.from([5, 5, 5, 6]), dice.from(said))
    case 'awareness': {
      const client = dice.from([document.clientID, sender.victim, dice.below(2 ** 32)])
      const bytes = awareness(client, dice.from([1, dice.below(100), 2 ** 31]), dice.from(states))
      return frame(room, 1, dice.chance(70) ? bytes : mutateBytes(bytes, dice, bytes))
    }
    case 'step':
      return frame(room, 0, 0, Y.encodeStateVector(document))
    case 'elsewhere':
      return syncFrame(
        dice.from([sender.elsewhere, '__proto__', '', 'x'.repeat(70_000)]),
        2,
        update(sender, dice),
      )
    case 'text':
      return dice.from(said)
    case 'forged':
      return syncFrame(room, step, forgedUpdate(sender, dice.below(20)))
    case 'gap':
      return syncFrame(room, step, gap(dice))
    case 'bomb':
      return syncFrame(room, step, bomb(dice))
  }
}
