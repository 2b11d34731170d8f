import type * as Y from 'yjs'
import { type CameBack, cameBackOf } from './came-back.ts'
import { redoneFrom } from './redone-from.ts'
import type { RedoneText, RedoneTexts } from './redone-texts.ts'
import { structsIn } from './structs-in.ts'
import { textOf } from './text-engine.ts'
import type { TextStep } from './undo-entry.ts'

interface Known extends Pick<CameBack, 'revision'> {
  readonly text: Y.Text
  readonly redone: RedoneTexts
}

/** A keystroke makes one step more, and nothing of what the others know comes back by it. */
const ofSteps = new WeakMap<TextStep, Known>()
const ofOthers = new WeakMap<Y.Text, Known>()

/**
 * What undo has to know of text that came back: of what these steps wrote and deleted, and what became of others' writing in
 * the tabs that a step made, which it must not take away. Neither is looked for in the texts, which may be long.
 */
export function redoneOf(
  document: Y.Doc,
  steps: readonly TextStep[],
  made: Iterable<string>,
  isStranger: (client: number) => boolean,
): RedoneTexts {
  const all = new Map<string, RedoneText>()
  const add = (redone: RedoneTexts): void => {
    for (const one of redone) all.set(`${one[0]}:${one[1]}`, one)
  }
  const texts = new Map<string, Y.Text | undefined>()
  for (const step of steps) {
    if (!texts.has(step.fileId)) texts.set(step.fileId, textOf(document, step.fileId))
    const text = texts.get(step.fileId)
    if (text)
      add(known(ofSteps, step, text, () => redoneFrom(document, [...step.insertions, ...step.deletions])))
  }
  for (const fileId of made) {
    const text = textOf(document, fileId)
    if (text) add(known(ofOthers, text, text, () => redoneOfOthers(document, text, isStranger)))
  }
  return [...all.values()]
}

function known<Of extends object>(
  memory: WeakMap<Of, Known>,
  of: Of,
  text: Y.Text,
  find: () => RedoneTexts,
): RedoneTexts {
  const { revision } = cameBackOf(text)
  const last = memory.get(of)
  if (last?.text === text && last.revision === revision) return last.redone
  const redone = revision > 0 ? find() : []
  memory.set(of, { text, revision, redone })
  return redone
}

/** Without what is gone again for good: what no step keeps cannot come back. */
function redoneOfOthers(document: Y.Doc, text: Y.Text, isStranger: (client: number) => boolean): RedoneTexts {
  const strange = cameBackOf(text).others.filter(([client]) => isStranger(client))
  return strange.flatMap((range) => {
    const redone = redoneFrom(document, [range])
    const canBeThere = redone.some(([, , length, client, clock]) =>
      structsIn(document, [client, clock, length]).some((item) => !item.deleted || item.keep),
    )
    return canBeThere ? redone : []
  })
}
