import type { StatementCode, ValueCode } from './block-coder.ts'
import { call } from './expression.ts'

/** `dragon.size = 2;`: sets a member of the thing in ITEM to the number in VALUE. */
export const setsMember =
  (member: string): StatementCode =>
  (coder) =>
    coder.line(`${coder.item('ITEM')}.${member} = ${coder.number('VALUE')};`)

/** `dragon.size += 2;` */
export const changesMember =
  (member: string): StatementCode =>
  (coder) =>
    coder.line(`${coder.item('ITEM')}.${member} += ${coder.number('VALUE')};`)

/** `dragon.size`: a member of the thing in ITEM. */
export const readsMember =
  (member: string): ValueCode =>
  (coder) =>
    call(`${coder.item('ITEM')}.${member}`)
