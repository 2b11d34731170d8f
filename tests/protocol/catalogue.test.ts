import { describe, expect, it } from 'vitest'
import { errorCodes, errorEntry, isErrorCode } from '../../protocol/errors/catalogue.ts'

describe('the error catalogue', () => {
  it('has every sentence in both languages, and a status', () => {
    for (const code of errorCodes) {
      const { status, en, de } = errorEntry(code)
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(en.length, code).toBeGreaterThan(5)
      expect(de.length, code).toBeGreaterThan(5)
      expect(de, code).not.toBe(en)
    }
    expect(new Set(errorCodes).size).toBe(errorCodes.length)
  })

  it('[V03] [V05] [X01] has the sentences of the specification word for word', () => {
    const sentences = Object.fromEntries(errorCodes.map((code) => [code, errorEntry(code).en]))
    expect(sentences).toMatchObject({
      'account.username-empty': 'Username cannot be empty',
      'account.fullname-empty': 'Fullname cannot be empty',
      'account.email-empty': 'Email cannot be empty',
      'account.password-empty': 'Password cannot be empty',
      'account.email-invalid': 'Email is not valid',
      'account.passwords-differ': 'Password do not match',
      'account.login-needed': 'Not Logged In',
      'general.failed': 'Sorry! not able to process request right now',
    })
  })

  it('knows its own codes only', () => {
    expect(isErrorCode('project.missing')).toBe(true)
    expect(isErrorCode('entity.missing')).toBe(true)
    for (const text of ['toString', '__proto__', 'nothing', 4, undefined])
      expect(isErrorCode(text)).toBe(false)
  })
})
