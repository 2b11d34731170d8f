import { describe, expect, it } from 'vitest'
import { LoginRequest, SignUpForm } from '../../protocol/http/account.ts'
import { isEmail } from '../../protocol/http/email-rule.ts'

describe('[V04] the email rule', () => {
  it.each(['a@b.de', 'mia.muster@example.org', 'a@b@c.de', 'x@y.info'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each(['', 'mia', '@b.de', 'a@b', 'a.b@c', 'a@@b.de', 'a@b.d', 'a@b.', '.@a', `${'a'.repeat(250)}@b.de`])(
    'refuses %s',
    (text) => {
      expect(isEmail(text)).toBe(false)
    },
  )
})

const issuesOf = (input: object) =>
  SignUpForm.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message])

const right = {
  name: 'Mia',
  username: 'mia',
  email: 'mia@example.org',
  password: 'long enough',
  rePassword: 'long enough',
}

describe('the sign-up form', () => {
  it('takes what is right', () => {
    expect(SignUpForm.safeParse(right).success).toBe(true)
  })
  it('[V03] names every empty field', () => {
    expect(issuesOf({ name: '', username: ' ', email: '', password: '', rePassword: '' })).toEqual([
      ['name', 'account.fullname-empty'],
      ['username', 'account.username-empty'],
      ['email', 'account.email-empty'],
      ['password', 'account.password-empty'],
      ['rePassword', 'account.password-empty'],
    ])
  })
  it('[V05] puts differing passwords on the confirm field, whatever else is wrong', () => {
    expect(issuesOf({ ...right, rePassword: 'another one' })).toEqual([
      ['rePassword', 'account.passwords-differ'],
    ])
    expect(issuesOf({ ...right, email: 'no', rePassword: 'another one' })).toEqual([
      ['email', 'account.email-invalid'],
      ['rePassword', 'account.passwords-differ'],
    ])
  })
  it('[V06] refuses other than letters and digits, and the names of pages', () => {
    for (const username of ['a b', 'a-b', 'jürgen', 'a.b']) {
      expect(issuesOf({ ...right, username })).toEqual([['username', 'account.username-characters']])
    }
    expect(issuesOf({ ...right, username: 'Dashboard' })).toEqual([['username', 'account.username-reserved']])
  })
})

it('[V07] a login with an @ must be an email', () => {
  expect(LoginRequest.safeParse({ username: 'mia@', password: 'x' }).success).toBe(false)
  expect(LoginRequest.safeParse({ username: ' mia ', password: 'x' }).data?.username).toBe('mia')
})
