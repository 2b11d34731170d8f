import { type Answer, form, type Person } from './person.ts'
import { pngPicture, publishedDocument } from './publication.ts'

/** Publishes a project whose content is `text`. */
export const publish = (
  person: Person,
  projectId: string,
  displayName: string,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  person.call(
    'POST',
    '/api/project/publish',
    form({ projectId, displayName, ...more, screenshot: pngPicture(), document: publishedDocument(text) }),
  )
