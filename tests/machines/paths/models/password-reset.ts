import { expect } from 'vitest'
import { passwordResetMachine } from '../../../../machines/password-reset/password-reset-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const refused = { ok: false, error: { code: 'account.code-wrong', fields: [] } }
const fine = { ok: true, data: {} }

/** While a call is under way no error is shown, and there is a token from the code on. */
export const passwordReset: PathModel = {
  machine: passwordResetMachine,
  events: () => [
    { type: 'email.send', email: 'mia@x.de' },
    { type: 'code.verify', code: '012345' },
    { type: 'password.save', newPassword: 'forestpost' },
    { type: 'back' },
  ],
  answers: {
    sendCode: [{ ok: true, data: { token: 'token7' } }, refused, bug],
    verifyCode: [fine, refused, bug],
    resetPassword: [fine, refused, bug],
  },
  states: {
    email: () => {},
    sendingCode: ({ error, email }) => expect([error, email]).toEqual([null, 'mia@x.de']),
    code: ({ tokenId }) => expect(tokenId).toBe('token7'),
    verifyingCode: ({ error, tokenId }) => expect([error, tokenId]).toEqual([null, 'token7']),
    newPassword: ({ tokenId }) => expect(tokenId).toBe('token7'),
    resettingPassword: ({ error, tokenId }) => expect([error, tokenId]).toEqual([null, 'token7']),
    done: ({ error }) => expect(error).toBeNull(),
  },
}
