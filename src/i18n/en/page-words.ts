import { contact } from './contact.ts'
import { faqs } from './faqs.ts'
import { privacy } from './privacy.ts'
import { teachers } from './teachers.ts'
import { terms } from './terms.ts'

/** What the pages about Nestling say, in English. */
export const pageWords = { contact, faqs, privacy, teachers, terms }
