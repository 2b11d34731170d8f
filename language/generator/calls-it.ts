import { itField } from '../blocks/it-field.ts'
import { generateCode } from './generate-code.ts'

const answers = new Map<string, boolean>()

/**
 * Whether blocks in the mouth of that name of a block, or below a block that begins a stack (`null`), are about a thing that they may
 * call `it`. It is asked of the generator itself, which alone decides.
 */
export function callsIt(type: string, mouth: string | null): boolean {
  const key = JSON.stringify([type, mouth])
  const known = answers.get(key)
  if (known !== undefined) return known
  const probe = { block: { type: 'motion_move', id: 'probe', fields: { ITEM: itField } } }
  const asked =
    mouth === null
      ? { type, id: 'asked', next: probe }
      : {
          type: 'event_start',
          id: 'start',
          next: { block: { type, id: 'asked', inputs: { [mouth]: probe } } },
        }
  const { code } = generateCode({ blocks: { blocks: [asked] } }, new Map())
  const answer = /\bit\.move/.test(code)
  answers.set(key, answer)
  return answer
}
