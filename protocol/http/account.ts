import { z } from 'zod'
import { isReservedName } from '../addresses/reserved-names.ts'
import { because } from './because.ts'
import { isEmail } from './email-rule.ts'
import { Role } from './role.ts'

/** A person as the person themselves sees it (spec 3, User). */
export const User = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string(),
    name: z.string(),
    /** Milliseconds since 1970. */
    createdAt: z.number(),
    profileImg: z.string().nullable(),
    /** What they may be shown the ways to; the server asks its own list. Absent while a process of an earlier version answers. */
    roles: z.array(Role).optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** Letters and digits only, refused and never altered but for blanks around it (spec 5). */
export const Username = z
  .string(because('account.username-empty'))
  .trim()
  .min(1, because('account.username-empty'))
  .max(30, because('account.username-too-long'))
  .regex(/^[A-Za-z0-9]*$/, because('account.username-characters'))
  .refine((name) => !isReservedName(name), because('account.username-reserved'))

export const Email = z
  .string(because('account.email-empty'))
  .trim()
  .min(1, because('account.email-empty'))
  .refine((text) => text === '' || isEmail(text), because('account.email-invalid'))

/** At least 8 characters; the server refuses the most common ones besides. */
export const NewPassword = z
  .string(because('account.password-empty'))
  .min(1, because('account.password-empty'))
  .refine((text) => text === '' || text.length >= 8, because('account.password-too-short'))
  .max(200, because('account.password-too-long'))

/** The spec's campaign tags of the first visit; others are not kept. */
export const UtmTags = z
  .object({
    utm_source: z.string().max(200),
    utm_medium: z.string().max(200),
    utm_campaign: z.string().max(200),
    utm_term: z.string().max(200),
    utm_content: z.string().max(200),
  })
  .partial()
export type UtmTags = z.infer<typeof UtmTags>

/** A sign-in by somebody else's account; accepted only when the token was made for this installation. */
const SocialToken = z.object({ kind: z.enum(['facebook', 'google']), accessToken: z.string().max(8192) })

export const FullName = z
  .string(because('account.fullname-empty'))
  .trim()
  .min(1, because('account.fullname-empty'))
  .max(80, because('account.fullname-too-long'))

/** What a sign-up says of somebody, and nothing else. */
const SignUpFields = z.strictObject(
  {
    name: FullName,
    username: Username,
    email: Email,
    password: NewPassword,
    profileImg: z.string().max(300).optional(),
    domainKey: z.union([z.string().max(20), z.number()]).optional(),
    utmTags: UtmTags.optional(),
    token: SocialToken.optional(),
  },
  because('account.field-unknown'),
)

/**
 * POST /api/users. The messages are codes of the catalogue, so the form and the server share this schema. Who signs up by a `token` needs no
 * password, and none is kept.
 */
export const SignUpRequest = SignUpFields.extend({ password: NewPassword.optional() }).refine(
  ({ password, token }) => password !== undefined || token !== undefined,
  {
    ...because('account.password-empty'),
    path: ['password'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
export type SignUpRequest = z.infer<typeof SignUpRequest>

/** What the sign-up form holds: the request and the repeated password, which is never sent. */
export const SignUpForm = SignUpFields.extend({
  rePassword: z.string(because('account.password-empty')).min(1, because('account.password-empty')),
}).refine((form) => form.rePassword === '' || form.rePassword === form.password, {
  ...because('account.passwords-differ'),
  path: ['rePassword'],
  when: ({ value }) => typeof value === 'object' && value !== null && 'password' in value,
})
export type SignUpForm = z.infer<typeof SignUpForm>

/** POST /api/auth/login. A username with an @ must be an email (spec 5). */
export const LoginRequest = z.object({
  username: z
    .string(because('account.username-empty'))
    .trim()
    .min(1, because('account.username-empty'))
    .max(254, because('account.credentials-wrong'))
    .refine((text) => !text.includes('@') || isEmail(text), because('account.email-invalid')),
  email: z.string().optional(),
  password: z
    .string(because('account.password-empty'))
    .min(1, because('account.password-empty'))
    .max(200, because('account.credentials-wrong')),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** Answer of sign-up and login. */
export const UserAnswer = z.object({ user: User })

/** Answer of GET /api/auth/me, which is never an error: a visitor is `null`. */
export const MeAnswer = z.object({ user: User.nullable() })

/** DELETE /api/users: the password, or the username of an account that has no password. */
export const DeleteAccountRequest = z.object({
  password: z.string().max(200, because('account.password-wrong')).optional(),
  username: z.string().trim().max(30, because('account.password-wrong')).optional(),
})
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>
