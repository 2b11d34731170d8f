import { z } from 'zod'
import { secretPictures } from '../classes/secret-pictures.ts'
import { Email, NewPassword, Username } from './account.ts'
import { because } from './because.ts'
import { ProjectSummary } from './project.ts'

const ClassId = z.string().min(1).max(40)

const ClassName = z
  .string(because('class.name-empty'))
  .trim()
  .min(1, because('class.name-empty'))
  .max(40, because('class.name-too-long'))

/** What lets people into a class; capitals and blanks do not matter. */
const ClassCode = z
  .string(because('class.code-wrong'))
  .max(40, because('class.code-wrong'))
  .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, because('class.code-empty')))

/** How a pupil is called in the class: letters, a few digits, blanks; nothing that one could be written to at. */
const Nickname = z
  .string(because('class.nickname-empty'))
  .trim()
  .min(1, because('class.nickname-empty'))
  .max(20, because('class.nickname-wrong'))
  .regex(/^[\p{L}\p{M}\d '.-]*$/u, because('class.nickname-wrong'))
  .refine((name) => !/\d{4}/.test(name), because('class.nickname-wrong'))

const Pictures = z
  .array(z.enum(secretPictures, because('class.pictures-wrong')), because('class.pictures-wrong'))
  .length(3, because('class.pictures-wrong'))

/** A class as its teacher and its pupils see it. */
export const SchoolClass = z
  .object({
    id: z.string(),
    name: z.string(),
    teacher: z.object({ username: z.string(), name: z.string() }).nullable(),
    isTeacher: z.boolean(),
    /** Its teacher's only. */
    code: z.string().nullable(),
    /** Whether its pupils have XP and streaks. */
    hasRewards: z.boolean(),
    isArchived: z.boolean(),
  })
  .meta({ id: 'SchoolClass' })
export type SchoolClass = z.infer<typeof SchoolClass>

export const ClassAnswer = z.object({ class: SchoolClass })
export const ClassesAnswer = z.object({ classes: z.array(SchoolClass) })

/** POST /api/class. */
export const CreateClassRequest = z.object({ name: ClassName })

/** PUT /api/class; what is absent stays. */
export const ChangeClassRequest = z.object({
  id: ClassId,
  name: ClassName.optional(),
  hasRewards: z.boolean().optional(),
  isArchived: z.boolean().optional(),
})

/** POST /api/class/code, and the queries about one class. */
export const ClassById = z.object({ id: ClassId })

/** POST /api/class/join: with a login that is all; without one a nickname and a picture secret make a pupil. */
export const JoinClassRequest = z.object({
  code: ClassCode,
  nickname: Nickname.optional(),
  pictures: Pictures.optional(),
})

/** POST /api/class/login. */
export const ClassLoginRequest = z.object({ code: ClassCode, nickname: Nickname, pictures: Pictures })

/** Three pictures as a form's field holds them: their names with blanks between them. */
const PicturesField = z
  .string()
  .transform((text) => text.split(' ').filter((name) => name !== ''))
  .pipe(Pictures)

/** What the forms of pupils hold: the requests with the pictures as one field. */
export const ClassLoginForm = ClassLoginRequest.extend({ pictures: PicturesField })
export const ClassCodeForm = z.object({ code: ClassCode })
export const PupilForm = z.object({ nickname: Nickname, pictures: PicturesField })
export const PicturesForm = z.object({ pictures: PicturesField })

/** Somebody in a class, for its teacher. Of the secret nobody is told anything. */
export const Pupil = z.object({
  username: z.string(),
  nickname: z.string(),
  /** Whether the pupil comes in by pictures. */
  hasPictures: z.boolean(),
  /** Milliseconds since 1970. */
  joinedAt: z.number(),
})
export type Pupil = z.infer<typeof Pupil>

export const PupilAnswer = z.object({ pupil: Pupil })
export const RosterAnswer = z.object({ pupils: z.array(Pupil) })

/** POST /api/class/pupils: the teacher makes a pupil. */
export const AddPupilRequest = z.object({ id: ClassId, nickname: Nickname, pictures: Pictures })

/** PUT /api/class/pupils: the teacher gives a pupil new pictures. */
export const NewPicturesRequest = z.object({ id: ClassId, username: z.string().max(30), pictures: Pictures })

/** DELETE /api/class/pupils: the teacher takes somebody out, or somebody leaves. */
export const RemovePupilRequest = z.object({ id: ClassId, username: z.string().max(30) })

export const ClassProjectsAnswer = z.object({ projects: z.array(ProjectSummary) })

/** POST /api/users/keep: a pupil's account becomes one of its own, with email and password. */
export const KeepAccountRequest = z.strictObject(
  { username: Username.optional(), email: Email, password: NewPassword },
  because('account.field-unknown'),
)

/** What the form of it holds: the repeated password is never sent. */
export const KeepAccountForm = z
  .object({
    username: Username,
    email: Email,
    password: NewPassword,
    rePassword: z.string(because('account.password-empty')).min(1, because('account.password-empty')),
  })
  .refine((form) => form.rePassword === '' || form.rePassword === form.password, {
    ...because('account.passwords-differ'),
    path: ['rePassword'],
    when: ({ value }) => typeof value === 'object' && value !== null && 'password' in value,
  })
