import { contact } from './contact.ts'
import { faqs } from './faqs.ts'
import { feedback } from './feedback.ts'
import { moderation } from './moderation.ts'
import { privacy } from './privacy.ts'
import { replay } from './replay.ts'
import { statistics } from './statistics.ts'
import { teachers } from './teachers.ts'
import { terms } from './terms.ts'

/** What the pages about Nestling say, in English. */
export const pageWords = {
  contact,
  faqs,
  feedback,
  moderation,
  privacy,
  replay,
  statistics,
  teachers,
  terms,
}
